import type { Page } from '@playwright/test'
import { axeProblems } from '../browser/audit/axe.ts'
import { boxes } from '../browser/audit/boxes.ts'
import { auditedPaths, sectionsInTitle } from '../browser/support/samplePaths.ts'
import { expect, waitForHydration } from '../browser/support/site.ts'
import { resize, settle } from '../browser/support/window.ts'
import { declineConsent } from '../support/declineConsent.ts'
import { notInstalled, PROGRAMS } from '../support/programs.ts'
import { hasHtmlChecker, markup, markupProblems } from './markup.ts'
import { states, type State } from './states.ts'
import { test } from '@playwright/test'

// With reduced motion: otherwise, scroll-driven animations would cover other content, and axe could not
// determine its background.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of auditedPaths) {
  test(`${path} is accessible and valid in every state${sectionsInTitle(path)}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    await declineConsent(context)
    await page.goto(path)
    await waitForHydration(page)
    expect.soft(await markup(page)).toEqual([])
    for (const state of states) await checkState(page, path, state)
  })
}

test('the Nu HTML checker reports errors of rendered documents', async () => {
  test.skip(!hasHtmlChecker, notInstalled(PROGRAMS.java))
  expect(
    await markupProblems('<!doctype html><title>Faulty</title><p><div></div></p>'),
  ).not.toEqual([])
})

async function checkState(page: Page, path: string, state: State) {
  const { name, height = 800, isAt, enter, leave } = state
  if (isAt?.(path) === false) return
  // Changing the width is slow, so the current width comes first.
  const now = page.viewportSize()?.width ?? 0
  const widths = state.widths.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))
  await resizeTo(page, widths[0] ?? now, height)
  await enter(page, path)
  for (const width of widths) {
    await resizeTo(page, width, height)
    await settle(page)
    expect.soft(await problemsIn(page, path, state), `${name} at ${width} px`).toEqual([])
  }
  await leave?.(page, path)
}

async function problemsIn(page: Page, path: string, { axeAt, part, axeWithout: without }: State) {
  const scope = axeAt?.(path) ?? 'page'
  const within = scope === 'part' ? part : undefined
  return [
    ...(await boxes(page)),
    ...(scope === 'nothing' ? [] : await axeProblems(page, { within, without })),
    ...(await markup(page)),
  ]
}

async function resizeTo(page: Page, width: number, height: number) {
  const current = page.viewportSize()
  if (current?.width !== width || current.height !== height) await resize(page, { width, height })
}
