import type { Page } from '@playwright/test'
import * as z from 'zod'
import { instantOf } from '../../generator/manifest/dates.ts'
import { sectionIds } from '../../generator/manifest/pages.ts'
import { manifest } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

/** Opens a page at a time. Only the date is fixed; timers run. */
async function openAt(page: Page, path: string, time: number) {
  await page.clock.setFixedTime(time)
  await open(page, path)
}

const MINUTE = 60_000

test('parts of pages change after the end of an event', async ({ page }) => {
  usedBySite(changingParts[0], 'a section that changes after an event')
  // Of each kind, the change is tested beside the code; here, the change after hydration.
  for (const { path, selector, part, event, changes } of changingParts.slice(0, 1)) {
    const end = instantOf(event.end, event.timeZone)
    const before = changes.flatMap(([key]) => textsIn(part.get(key)))
    const after = changes.flatMap(([, value]) => textsIn(value))
    for (const [time, shown, other] of [
      [end - MINUTE, before, after],
      [end, after, before],
    ] as const) {
      await openAt(page, path, time)
      const element = page.locator(selector)
      for (const text of shown) await expect.soft(element).toContainText(text)
      const content = shown.join()
      for (const text of other.filter((one) => !content.includes(one))) {
        await expect.soft(element).not.toContainText(text)
      }
    }
  }
})

/** The tops of pages and the sections that change after an event, with what replaces their properties. */
const changingParts = Object.entries(manifest.routes).flatMap(([path, route]) => {
  if ('alias' in route) return []
  const ids = sectionIds(route, manifest)
  const parts = [
    { selector: 'main > header', part: route.hero },
    ...route.sections.map((part, index) => ({ selector: `#${ids[index]}`, part })),
  ]
  return parts.flatMap(({ selector, part }) => {
    const { event: name, ...changes } = part.afterEvent ?? { event: '' }
    const event = manifest.events[name]
    return event === undefined
      ? []
      : [
          {
            path,
            selector,
            event,
            part: new Map(Object.entries(part)),
            changes: Object.entries(changes),
          },
        ]
  })
})

/** The texts that a property shows: the property itself, or the texts of its links. */
const textsIn = (value: unknown): string[] =>
  z
    .union([
      z.string().transform((text) => [text]),
      z.array(z.object({ text: z.string() }).transform(({ text }) => text)),
    ])
    .catch([])
    .parse(value)
