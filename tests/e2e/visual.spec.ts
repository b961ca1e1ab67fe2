import { basename } from 'node:path'
import type { FullConfig, Page } from '@playwright/test'
import { chromiumPath } from '../chromium.ts'
import { stabilizePage, waitForFonts } from '../support/stablePage.ts'
import {
  halved,
  compareWithBaseline,
  readBaseline,
  writeBaseline,
  type Baseline,
} from './support/baseline.ts'
import { capture } from './support/capture.ts'
import { dataHash } from './support/pageData.ts'
import { pathWith } from './support/manifest.ts'
import { expect, test } from './support/expectedErrors.ts'
import { resize } from './support/window.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'America/New_York' })

// Full-page screenshots are slow on a busy machine.
test.describe.configure({ timeout: 240_000 })

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'service', path: pathWith('numberedList', 'featureBlocks', 'steps') },
  { name: 'contact', path: pathWith('mapAddress') },
  { name: 'team', path: pathWith('profileList') },
  { name: 'events', path: pathWith('eventDetails') },
]

/** Faults that the comparison must detect. Each changes only a part of its page. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a shift of 16 px',
    path: pathWith('numberedList', 'featureBlocks', 'steps'),
    style: 'main > section:nth-of-type(2) ol { translate: 16px 0 }',
  },
  { name: 'a missing image', path: pathWith('profileList'), blocked: /\/portrait-2-[^/]*$/ },
  { name: 'a fallback font', path: pathWith('mapAddress'), blocked: /\.woff2$/ },
]

type Fault = {
  readonly name: string
  readonly path: string
  /** The style that causes the fault. */
  readonly style?: string
  /** The files that are blocked. */
  readonly blocked?: RegExp
}

for (const { name, path } of PAGES) {
  const faults = FAULTS.filter((fault) => fault.path === path)
  const seen = faults.map((fault) => `, and ${fault.name} is seen`).join('')
  for (const width of [390, 1440]) {
    test(`${path} looks unchanged at ${width} px${seen}`, async ({ page, expectError }, {
      config,
    }) => {
      await resize(page, { width, height: 900 })
      await waitForFonts(page)
      await openAtRest(page, path)
      const taken = await take(page, path)
      await compare(`${name}-${width}`, taken, config)
      for (const fault of faults) {
        if (fault.blocked) expectError(/ERR_CONNECTION_FAILED/)
        await expectDetected(page, fault, taken)
      }
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
async function expectDetected(page: Page, { path, style, blocked }: Fault, right: Baseline) {
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
