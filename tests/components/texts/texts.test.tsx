// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import '../../../src/parts/testing/setup.ts'
import { renderArticles } from './articles.tsx'
import { renderEvent } from './event.tsx'
import { renderFactSheet } from './factSheet.tsx'
import { renderFields } from './fields.tsx'
import { renderForms } from './forms.tsx'
import { isMarked, markedTexts, visibleTexts } from './markedTexts.ts'
import { renderImageGallery } from './imageGallery.tsx'
import { renderOpeningHours } from './openingHours.tsx'
import { renderOpenings } from './openings.tsx'
import { renderPrivacy } from './privacy.tsx'
import type { RenderExamples } from './renderExamples.ts'
import { renderConsentBar, renderMapAndSlideshow } from './sections.tsx'
import { renderTestimonials } from './testimonials.tsx'
import { renderVideo } from './video.tsx'
import { renderErrorPage, renderShell } from './shell.tsx'

const { texts, paths } = markedTexts()
const seen: string[] = []

// Before the modules of the examples are loaded, which import the texts.
beforeAll(() => {
  vi.doMock('virtual:texts', () => texts)
  // The place of the example site.
  vi.doMock('virtual:locator-maps', () => ({ maps: { office: { url: '/map.svg', region: 'MD' } } }))
})

test.each<[name: string, render: RenderExamples]>([
  ['the shell', renderShell],
  ['the error page', renderErrorPage],
  ['the privacy bar', renderConsentBar],
  ['maps and slideshows', renderMapAndSlideshow],
  ['forms', renderForms],
  ['the kinds of fields with texts of their own', renderFields],
  ['the details of an event', renderEvent],
  ['articles and lists of articles', renderArticles],
  ['a list of facts', renderFactSheet],
  ['a gallery of images', renderImageGallery],
  ['opening hours', renderOpeningHours],
  ['open positions', renderOpenings],
  ['third parties and stored data', renderPrivacy],
  ['a testimonial', renderTestimonials],
  ['a video', renderVideo],
])('%s: only texts of the manifest are shown', async (_, render) => {
  for (const { element, data } of await render(texts)) {
    const shown = visibleTexts(element)
    seen.push(...shown)
    const values = JSON.stringify(data)
    const others = shown.filter((text) => !isMarked(text) && !values.includes(text.trim()))
    expect(others).toEqual([])
  }
})

test('every text is shown by a component', () => {
  const unseen = paths.filter((path) => !seen.some((text) => text.includes(`«${path}`)))
  expect(unseen).toEqual([])
})
