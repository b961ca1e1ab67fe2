import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { sitePages } from '../../generated/site.gen.ts'
import navigation from '../../generated/navigation.json' with { type: 'json' }
import { readHosting } from '../../generator/hosting/readHosting.ts'
import { builtSite, listen } from '../../generator/server/preview.ts'
import { chromiumPath } from '../chromium.ts'
import { clickToHeading, type Approach } from './pages/clickToHeading.ts'
import { visit, type Visit } from './pages/visit.ts'
import { copyWithoutScripts } from './pages/withoutScripts.ts'
import { median, type Table } from './table.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const UNKNOWN_PATH = '/not/found'

/** Measures every page of the built site, with and without scripts, and client-side navigation. */
export async function benchPages(
  runs: number,
  log: (line: string) => void,
): Promise<readonly Table[]> {
  const hosting = await readHosting(ROOT)
  if (hosting === undefined) throw new Error('There is no build. Run: npm run build')
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
  const dist = path.join(ROOT, 'dist')
  await copyWithoutScripts(dist, copy, path.join(ROOT, '.cache/compressed'))
  const whole = await listen(builtSite(dist, hosting), 0)
  const plain = await listen(builtSite(copy, hosting), 0)
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const pages = sitePages.filter(({ path: own, canonical }) => own === canonical)
    const rows: string[][] = []
    for (const address of [...pages.map((page) => page.path), UNKNOWN_PATH]) {
      log(`Visiting ${address} …`)
      const own = await repeated(runs, () => visit(browser, originOf(whole) + address, 'whole'))
      const beside = await repeated(runs, () => visit(browser, originOf(plain) + address, 'plain'))
      rows.push(pageRow(address, own, beside))
    }
    log('Clicking links …')
    return [
      { title: TITLE(runs), head: HEAD, rows },
      await navigationTable(browser, originOf(whole), Math.max(runs, 3)),
    ]
  } finally {
    await browser.close()
    whole.close()
    plain.close()
    await rm(copy, { recursive: true })
  }
}

const TITLE = (runs: number) =>
  `Pages on a phone: slow 4G, CPU slowed down 4 times, median of ${runs}; “plain” is the same page without scripts`

const HEAD = [
  'page',
  'HTML, KB',
  'scripts',
  'images',
  'font',
  'other',
  'requests',
  'FCP, ms',
  'plain',
  'ratio',
  'LCP, ms',
  'plain',
  'ratio',
  'TBT, ms',
  'longest task',
  'CLS',
  'fallback font, ms',
]

async function repeated<T>(runs: number, measure: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure())
  return all
}

function pageRow(address: string, own: readonly Visit[], plain: readonly Visit[]): string[] {
  const of = (all: readonly Visit[], value: (one: Visit) => number) => median(all.map(value))
  const kilobytes = (value: (one: Visit) => number) => (of(own, value) / 1000).toFixed(1)
  const beside = (value: (one: Visit) => number) => [
    of(own, value).toFixed(0),
    of(plain, value).toFixed(0),
    (of(own, value) / of(plain, value)).toFixed(2),
  ]
  return [
    address,
    kilobytes(({ bytes }) => bytes.html),
    kilobytes(({ bytes }) => bytes.script),
    kilobytes(({ bytes }) => bytes.image),
    kilobytes(({ bytes }) => bytes.font),
    kilobytes(({ bytes }) => bytes.style + bytes.other),
    of(own, ({ requests }) => requests).toFixed(0),
    ...beside(({ firstPaint }) => firstPaint),
    ...beside(({ largestPaint }) => largestPaint),
    of(own, ({ blocked }) => blocked).toFixed(0),
    of(own, ({ longestTask }) => longestTask).toFixed(0),
    of(own, ({ shift }) => shift).toFixed(3),
    of(own, ({ fallback }) => fallback).toFixed(0),
  ]
}

/** Measures the navigation from the home page to each page of the menu. */
async function navigationTable(browser: Browser, origin: string, runs: number): Promise<Table> {
  const rows: string[][] = []
  for (const { to } of navigation.filter((item) => item.to !== '/')) {
    const time = async (approach: Approach) =>
      median(
        await repeated(runs, () => clickToHeading(browser, origin, { from: '/', to }, approach)),
      )
    rows.push([to, (await time('hovered')).toFixed(0), (await time('cold')).toFixed(0)])
  }
  return {
    title: `From the click on a link to the painted heading, CPU slowed down 4 times, median of ${runs}`,
    head: ['from / to', 'hovered, ms', 'cold, ms'],
    rows,
  }
}

function originOf(server: Server): string {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
