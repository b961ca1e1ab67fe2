import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../chromium.ts'
import { startDevelopment } from '../../support/developmentServer.ts'

/** The changed property: the heading of the first page in the manifest, which is the home page. */
const HEADING = /("hero": \{\s*(?:"label": "[^"]*",\s*)?"title": ")[^"]*/

/**
 * Opens the home page on the development server of a project, changes its heading in the manifest, and
 * measures the time from each save until the page shows it. Milliseconds.
 */
export async function timeSaves(root: string, runs: number): Promise<number[]> {
  const server = await startDevelopment(root)
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(300_000)
    await page.goto(server.origin, { waitUntil: 'networkidle' })
    const manifest = path.join(root, 'site.manifest.ts')
    const text = await readFile(manifest, 'utf8')
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const heading = `Heading ${run}`
      const saved = performance.now()
      await writeFile(manifest, text.replace(HEADING, `$1${heading}`))
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      times.push(performance.now() - saved)
    }
    return times
  } finally {
    await browser.close()
    await server.close()
  }
}
