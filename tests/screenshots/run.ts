import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { sitePages } from '../../generated/site.gen.ts'
import { chromiumPath } from '../chromium.ts'
import { stabilizePage, waitForFonts } from '../support/stablePage.ts'
import { startSiteCommand } from '../support/command.ts'
import { declineConsent } from '../support/declineConsent.ts'

/** The viewport widths in pixels: phone, tablet, laptop and large screen. */
const WIDTHS = [390, 768, 1440, 2560]
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900, 2560: 1440 }

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, '.screenshots')
const [requested = ''] = process.argv.slice(2)

const log = (line: string) => process.stdout.write(`${line}\n`)
/** An unknown path, which shows the not-found page. */
const NOT_FOUND = { path: '/not/found', id: 'notFound' }
const pages = [...sitePages.filter(({ path: own, canonical }) => own === canonical), NOT_FOUND]
const unknown = requested
  .split(',')
  .filter((name) => name !== '' && !pages.some(({ id }) => id === name))
if (unknown.length > 0) {
  log(
    `There is no page ${unknown.map((name) => JSON.stringify(name)).join(', ')}. The pages are ${pages.map(({ id }) => id).join(', ')}.`,
  )
  process.exit(2)
}
const server = startSiteCommand(ROOT, ['preview'], { PORT: '0' })
try {
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? []
      if (found !== undefined) resolve(found)
    })
    server.stderr?.on('data', (text) => reject(new Error(String(text).trim())))
    server.on('error', reject)
  })
  if (requested === '') await rm(FOLDER, { recursive: true, force: true })
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
  for (const width of WIDTHS) await takeScreenshots(browser, origin, width)
  await browser.close()
  log(`The screenshots are in ${path.relative(process.cwd(), FOLDER)}/.`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  server.kill()
}

/** Takes a full-page screenshot of every page at a width. */
async function takeScreenshots(browser: Browser, origin: string, width: number): Promise<void> {
  const folder = path.join(FOLDER, String(width))
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
    // The Content Security Policy would block the styles for screenshots.
    bypassCSP: true,
  })
  // Otherwise the consent bar would cover a part of each page.
  await declineConsent(context)
  const page = await context.newPage()
  await waitForFonts(page)
  for (const { path: pagePath, id } of pages) {
    if (requested !== '' && !requested.split(',').includes(id)) continue
    await page.goto(origin + pagePath, { waitUntil: 'load' })
    await stabilizePage(page)
    await page.screenshot({ path: path.join(folder, `${id}.png`), fullPage: true })
  }
  await context.close()
  log(`${width} px`)
}
