import { existsSync } from 'node:fs'
import path from 'node:path'
import { stabilizePage } from '../support/stablePage.ts'
import { expect, test } from './support/expectedErrors.ts'
import { pathWith } from './support/manifest.ts'
import { usedBySite } from './support/usedBySite.ts'
import { resize } from './support/window.ts'

/** The compared pages: for each name of a screenshot, the kinds of sections that its page has. */
const PAGES: readonly (readonly [name: string, kinds: readonly string[]])[] = [
  ['home', []],
  ['service', ['drawing', 'featureBlocks']],
  ['contact', ['addresses']],
  ['team', ['profileList']],
  ['events', ['eventDetails']],
]

test.use({
  bypassCSP: true,
  // Small, so that the files are small. Shifts by a few pixels are still visible.
  deviceScaleFactor: 0.28,
  reducedMotion: 'reduce',
  timezoneId: 'America/New_York',
})

// Screenshots of whole pages are slow on a busy machine.
test.describe.configure({ timeout: 240_000 })

for (const [name, kinds] of PAGES) {
  const found = kinds.length === 0 ? '/' : pathWith(...kinds)
  for (const width of [390, 1440]) {
    test(`${found ?? name} looks unchanged at ${width} px`, async ({ page }, testInfo) => {
      const address = usedBySite(found, `sections of the kinds ${kinds.join(', ')}`)
      const file = `${name}-${width}.png`
      const isUpdate = ['all', 'changed'].includes(testInfo.config.updateSnapshots)
      const isComparable = isUpdate || existsSync(testInfo.snapshotPath(file)) || undefined
      usedBySite(isComparable, 'a reference screenshot')
      await resize(page, { width, height: 900 })
      await page.goto(address)
      await stabilizePage(page)
      await expect(page).toHaveScreenshot(file, {
        fullPage: true,
        scale: 'device',
        stylePath: path.join(import.meta.dirname, 'visual.css'),
        maxDiffPixelRatio: 0.0005,
      })
    })
  }
}
