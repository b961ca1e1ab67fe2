import type { Page } from '@playwright/test'
import { endOfDay } from '../../generator/manifest/dates.ts'
import { expect, test } from './support/expectedErrors.ts'
import { manifest } from './support/manifest.ts'
import { follow } from './support/links.ts'
import { open, site } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

const { shell } = manifest.texts

/** The announcement of the site. Skips the test if there is none. */
const needsAnnouncement = () => usedBySite(manifest.announcement, 'an announcement')

const announcement = (page: Page) => page.locator('body > aside')
const closeButton = (page: Page) =>
  announcement(page).getByRole('button', { name: shell.closeAnnouncement })

/** Sets the clock of the browser to the first day of the announcement. */
const onFirstDay = (page: Page) =>
  page.clock.setFixedTime(endOfDay(needsAnnouncement().from ?? '2026-01-01', manifest.timeZone))

const top = (page: Page) =>
  page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)

test('is above the header from its first to its last day, and nothing moves', async ({ page }) => {
  const { text, until } = needsAnnouncement()
  await onFirstDay(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(announcement(page)).toContainText(text)
  await expect(announcement(page)).toHaveAccessibleName(shell.announcement)
  const before = await top(page)
  expect(before).toBeGreaterThan(20)
  await open(page, '/')
  expect(await top(page)).toBe(before)
  if (until === undefined) return
  await page.clock.setFixedTime(endOfDay(until, manifest.timeZone))
  const other = site.pages.find(({ path }) => path !== '/')
  if (other !== undefined) {
    await follow(page, other.path)
    await expect(announcement(page)).toBeHidden()
  }
  await page.reload()
  await expect(announcement(page)).toBeHidden()
  expect(await top(page)).toBe(0)
})

test('after it is closed with the keyboard, stays closed, and the focus is in the header', async ({
  page,
}) => {
  if (!needsAnnouncement().closable) return
  await onFirstDay(page)
  await open(page, '/')
  await closeButton(page).press('Enter')
  await expect(announcement(page)).toBeHidden()
  await expect(page.locator('body > header a').first()).toBeFocused()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('body > footer')).toBeAttached()
  await expect(announcement(page)).toBeHidden()
  expect(await top(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cannot be closed', async ({ page }) => {
    needsAnnouncement()
    await page.goto('/')
    await expect(closeButton(page)).toHaveCount(0)
    await expect(page.locator('body > header')).toBeVisible()
  })
})
