import { basename } from 'node:path'
import type { FullConfig, Page } from '@playwright/test'
import { chromiumPath } from '../chromium.ts'
import { stabilizePage, waitForFonts } from '../support/stablePage.ts'
import { halved, judge, readBaseline, writeBaseline, type Baseline } from './support/baseline.ts'
import { capture } from './support/capture.ts'
import { dataHash } from './support/pageData.ts'
import { addressWith } from './support/place.ts'
import { expect, test } from './support/faulty.ts'
import { resize } from './support/window.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'America/New_York' })

// Pictures of whole pages take their time on a busy machine.
test.describe.configure({ timeout: 240_000 })

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'service', path: addressWith('numberedList', 'featureBlocks', 'steps') },
  { name: 'contact', path: addressWith('mapAddress') },
  { name: 'team', path: addressWith('profileList') },
  { name: 'events', path: addressWith('eventDetails') },
]

/** Faults that a comparison has to see, each on a page where it is not the whole of it. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a shift of 16 px',
    path: addressWith('numberedList', 'featureBlocks', 'steps'),
    style: 'main > section:nth-of-type(2) ol { translate: 16px 0 }',
  },
  { name: 'a missing image', path: addressWith('profileList'), blocked: /\/portrait-2-[^/]*$/ },
  { name: 'a fallback font', path: addressWith('mapAddress'), blocked: /\.woff2$/ },
]

type Fault = {
  readonly name: string
  readonly path: string
  /** A style that causes it. */
  readonly style?: string
  /** The files that it keeps from loading. */
  readonly blocked?: RegExp
}

for (const { name, path } of PAGES) {
  const faults = FAULTS.filter((fault) => fault.path === path)
  const seen = faults.map((fault) => `, and ${fault.name} is seen`).join('')
  for (const width of [390, 1440]) {
    test(`${path} looks as it did, ${width} px wide${seen}`, async ({ page, expectTrouble }, {
      config,
    }) => {
      await resize(page, { width, height: 900 })
      await waitForFonts(page)
      await openAtRest(page, path)
      const taken = await take(page, path)
      await compare(`${name}-${width}`, taken, config)
      for (const fault of faults) {
        if (fault.blocked) expectTrouble(/ERR_CONNECTION_FAILED/)
        await expectSeen(page, fault, taken)
      }
    })
  }
}

/** Compares a screenshot with its baseline, which is taken again where the data of the page has changed. */
async function compare(own: string, taken: Baseline, { updateSnapshots }: FullConfig) {
  const baseline = readBaseline(own)
  const verdict = await judge(own, taken, baseline)
  const asked = !verdict.same && (updateSnapshots === 'all' || updateSnapshots === 'changed')
  const line = asked ? `${own}: picture retaken, as asked for` : verdict.line
  const retake = verdict.retake || asked
  if (retake) await writeBaseline(own, taken)
  if (retake || baseline?.drawnBy !== taken.drawnBy) process.stdout.write(`${line}\n`)
  expect(verdict.same || asked, line).toBe(true)
}

/** That the comparison finds a fault of a page, and nothing wrong without it. */
async function expectSeen(page: Page, { path, style, blocked }: Fault, right: Baseline) {
  if (blocked) {
    await page.route(blocked, (route) => route.abort('connectionfailed'))
    await openAtRest(page, path)
  }
  if (style !== undefined) await page.addStyleTag({ content: style })
  const wrong = await take(page, path)
  expect((await judge('fault', wrong, right)).same).toBe(false)
  const elsewhere = { ...right, drawnBy: 'another browser' }
  expect((await judge('fault', right, elsewhere)).same).toBe(true)
  expect((await judge('fault', wrong, elsewhere)).same).toBe(false)
  expect((await judge('fault', { ...wrong, data: 'other' }, right)).retake).toBe(true)
}

/** What a map says depends on whether the site was built with a key for it: pictures leave it out. */
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
    picture: await halved(await capture(page, { x: 0, y: 0, ...size })),
    data: dataHash(path),
    drawnBy: `${program} ${version} on ${process.platform}`,
  }
}
