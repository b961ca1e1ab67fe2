import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { chromiumPath } from '../chromium.ts'
import { atRest, steadyFont } from '../support/atRest.ts'
import { halved, judge, readBaseline, writeBaseline, type Baseline } from './support/baseline.ts'
import { dataHash } from './support/pageData.ts'
import { addressWith } from './support/place.ts'
import { expect, test } from './support/faulty.ts'

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

for (const { name, path } of PAGES) {
  for (const width of [390, 1440]) {
    test(`${path} looks as it did, ${width} px wide`, async ({ page }, { config }) => {
      const own = `${name}-${width}`
      const taken = await take(page, path, width)
      const baseline = readBaseline(own)
      const verdict = await judge(own, taken, baseline)
      const { updateSnapshots } = config
      const asked = !verdict.same && (updateSnapshots === 'all' || updateSnapshots === 'changed')
      const line = asked ? `${own}: picture retaken, as asked for` : verdict.line
      const retake = verdict.retake || asked
      if (retake) await writeBaseline(own, taken)
      if (retake || baseline?.drawnBy !== taken.drawnBy) process.stdout.write(`${line}\n`)
      expect(verdict.same || asked, line).toBe(true)
    })
  }
}

/** Faults that a comparison has to see, each on a page where it is not the whole of it. */
const FAULTS = [
  {
    name: 'a shift of 16 px',
    path: addressWith('numberedList', 'featureBlocks', 'steps'),
    cause: (page: Page) =>
      page.addStyleTag({ content: 'main > section:nth-of-type(2) ol { translate: 16px 0 }' }),
    trouble: undefined,
  },
  {
    name: 'a missing image',
    path: addressWith('profileList'),
    before: (page: Page) =>
      page.route(/\/portrait-2-[^/]*$/, (route) => route.abort('connectionfailed')),
    trouble: /ERR_CONNECTION_FAILED/,
  },
  {
    name: 'a fallback font',
    path: addressWith('mapAddress'),
    before: (page: Page) => page.route('**/*.woff2', (route) => route.abort('connectionfailed')),
    trouble: /ERR_CONNECTION_FAILED/,
  },
] as const

for (const fault of FAULTS) {
  for (const width of [390, 1440]) {
    test(`${fault.name} is seen, ${width} px wide`, async ({ page, expectTrouble }) => {
      const right = await take(page, fault.path, width)
      if (fault.trouble) expectTrouble(fault.trouble)
      const wrong = await take(page, fault.path, width, fault)
      expect((await judge('fault', wrong, right)).same).toBe(false)
      const elsewhere = { ...right, drawnBy: 'another browser' }
      expect((await judge('fault', right, elsewhere)).same).toBe(true)
      expect((await judge('fault', wrong, elsewhere)).same).toBe(false)
      expect((await judge('fault', { ...wrong, data: 'other' }, right)).retake).toBe(true)
    })
  }
}

/** What a map says depends on whether the site was built with a key for it: pictures leave it out. */
const UNCONFIGURED = '[data-status] > [aria-live] { visibility: hidden }'

type Change = {
  readonly before?: (page: Page) => Promise<unknown>
  readonly cause?: (page: Page) => Promise<unknown>
}

async function take(
  page: Page,
  path: string,
  width: number,
  change: Change = {},
): Promise<Baseline> {
  await page.setViewportSize({ width, height: 900 })
  await steadyFont(page)
  await change.before?.(page)
  await page.goto(path)
  await atRest(page)
  await page.addStyleTag({ content: UNCONFIGURED })
  await change.cause?.(page)
  const browser = page.context().browser()
  const program = basename(chromiumPath() ?? browser?.browserType().name() ?? '')
  const version = browser?.version().split('.')[0] ?? ''
  return {
    picture: await halved(await page.screenshot({ fullPage: true })),
    data: dataHash(path),
    drawnBy: `${program} ${version} on ${process.platform}`,
  }
}
