// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import '../../../src/parts/testing/setup.ts'
import { markTexts, visibleTexts } from './markedTexts.ts'
import type { RenderExamples } from './renderExamples.ts'
import { renderConsentBar, renderMapAndSlideshow } from './sections.tsx'
import { renderErrorPage, renderShell } from './shell.tsx'

let paths: readonly string[] = []
const seen: string[] = []

// Before the modules of the examples are loaded, which import the texts.
beforeAll(() => {
  paths = markTexts()
})

test.each<[name: string, render: RenderExamples]>([
  ['the shell', renderShell],
  ['the error page', renderErrorPage],
  ['the privacy bar', renderConsentBar],
  ['maps and slideshows', renderMapAndSlideshow],
])('%s shows only texts of the manifest', async (_, render) => {
  for (const { element, data } of await render()) {
    const texts = visibleTexts(element)
    seen.push(...texts)
    const values = JSON.stringify(data)
    const others = texts.filter((text) => !text.includes('«') && !values.includes(text.trim()))
    expect(others).toEqual([])
  }
})

test('every text is shown by a component', () => {
  const unseen = paths.filter((path) => !seen.some((text) => text.includes(`«${path}`)))
  expect(unseen).toEqual([])
})
