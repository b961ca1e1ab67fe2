import { basename } from 'node:path'
import type { FullConfig, Page } from '@playwright/test'
import { chromiumPath } from '../support/programs.ts'
import { stabilizePage, waitForFonts } from '../support/stablePage.ts'
import {
  halved,
  compareWithBaseline,
  readBaseline,
  writeBaseline,
  type Baseline,
} from './baseline.ts'
import { capture } from '../browser/support/capture.ts'
import { dataHash } from './pageData.ts'
import { manifest, pathWith } from '../browser/support/manifest.ts'
import { expect, test } from '../browser/support/expectedErrors.ts'
import { usedBySite } from '../browser/support/usedBySite.ts'
import { resize } from '../browser/support/window.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'America/New_York' })

// Full-page screenshots are slow on a busy machine.
test.describe.configure({ timeout: 240_000 })

/** A fault that the comparison must detect. It changes only a part of its page. */
type Fault = {
  readonly name: string
  /** The style that causes the fault. */
  readonly style?: string
  /** The files that are blocked. */
  readonly blocked?: RegExp
}

/** The compared pages: for each name of a baseline, the kinds of sections that its page has. */
const PAGES: readonly {
  readonly name: string
  readonly kinds: readonly string[]
  readonly fault?: Fault
}[] = [
  { name: 'home', kinds: [] },
  {
    name: 'service',
    kinds: ['numberedList', 'featureBlocks', 'steps'],
    fault: {
      name: 'a shift of 16 px',
      style: 'main > section:nth-of-type(2) ol { translate: 16px 0 }',
    },
  },
  {
    name: 'contact',
    kinds: ['mapAddress'],
    fault: { name: 'a fallback font', blocked: /\.woff2$/ },
  },
  {
    name: 'team',
    kinds: ['profileList'],
    fault: { name: 'a missing image', blocked: lastImageOf('profileList') },
  },
  { name: 'events', kinds: ['eventDetails'] },
]

for (const { name, kinds, fault } of PAGES) {
  const found = kinds.length === 0 ? '/' : pathWith(...kinds)
  const seen = fault === undefined ? '' : `, and ${fault.name} is seen`
  for (const width of [390, 1440]) {
    test(`${found ?? name} looks unchanged at ${width} px${seen}`, async ({ page, expectError }, {
      config,
    }) => {
      const path = usedBySite(found, `sections of the kinds ${kinds.join(', ')}`)
      const isUpdate = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
      if (!isUpdate) usedBySite(readBaseline(`${name}-${width}`), 'a reference screenshot')
      await resize(page, { width, height: 900 })
      await waitForFonts(page)
      await openAtRest(page, path)
      const taken = await take(page, path)
      await compare(`${name}-${width}`, taken, config)
      if (fault?.blocked) expectError(/ERR_CONNECTION_FAILED/)
      if (fault !== undefined) await expectDetected(page, path, fault, taken)
    })
  }
}

/** Compares a screenshot with its baseline. Updates the baseline if the data of the page has changed. */
async function compare(own: string, taken: Baseline, { updateSnapshots }: FullConfig) {
  const baseline = readBaseline(own)
  const result = await compareWithBaseline(own, taken, baseline)
  const isForced = !result.same && (updateSnapshots === 'all' || updateSnapshots === 'changed')
  const line = isForced ? `${own}: baseline updated on request` : result.line
  const needsUpdate = result.isOutdated || isForced
  if (needsUpdate) await writeBaseline(own, taken)
  if (needsUpdate || baseline?.drawnBy !== taken.drawnBy) process.stdout.write(`${line}\n`)
  expect(result.same || isForced, line).toBe(true)
}

/** Expects the comparison to fail with the fault and to pass without it. */
async function expectDetected(
  page: Page,
  path: string,
  { style, blocked }: Fault,
  right: Baseline,
) {
  if (blocked) {
    await page.route(blocked, (route) => route.abort('connectionfailed'))
    await openAtRest(page, path)
  }
  if (style !== undefined) await page.addStyleTag({ content: style })
  const wrong = await take(page, path)
  expect((await compareWithBaseline('fault', wrong, right)).same).toBe(false)
  const elsewhere = { ...right, drawnBy: 'another browser' }
  expect((await compareWithBaseline('fault', right, elsewhere)).same).toBe(true)
  expect((await compareWithBaseline('fault', wrong, elsewhere)).same).toBe(false)
  expect((await compareWithBaseline('fault', { ...wrong, data: 'other' }, right)).isOutdated).toBe(
    true,
  )
}

/** The files of the last image in a section of a kind. Undefined if there is none. */
function lastImageOf(kind: string): RegExp | undefined {
  const names = Object.values(manifest.routes).flatMap((route) =>
    'sections' in route
      ? route.sections.flatMap((section) =>
          section.kind === kind && section.kind === 'profileList'
            ? section.profiles.flatMap(({ image }) => image ?? [])
            : [],
        )
      : [],
  )
  const file = manifest.media.images[names.at(-1) ?? '']?.file
  return file === undefined ? undefined : new RegExp(`/${file.replace(/\.\w+$/, '')}-[^/]*$`)
}

/** The content of a map depends on the build's maps key, so screenshots hide it. */
const UNCONFIGURED = '[data-status] > [aria-live] { visibility: hidden }'

async function openAtRest(page: Page, path: string) {
  await page.goto(path)
  await stabilizePage(page)
  await page.addStyleTag({ content: UNCONFIGURED })
}

/** A screenshot of the whole page. */
async function take(page: Page, path: string): Promise<Baseline> {
  const browser = page.context().browser()
  const program = basename(chromiumPath() ?? browser?.browserType().name() ?? '')
  const version = browser?.version().split('.')[0] ?? ''
  const size = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: scrollHeight }
  })
  return {
    screenshot: await halved(await capture(page, { x: 0, y: 0, ...size })),
    data: dataHash(path),
    drawnBy: `${program} ${version} on ${process.platform}`,
  }
}
