import { readPageFiles, PAGE_FILES } from '../../src/shell/pages/pageFiles.ts'
import { countDocuments, heading, linkToTarget as link, target } from './support/code.ts'
import { expect, test } from './support/faulty.ts'
import { desktopMenu } from './support/menu.ts'
import { titleAt } from './support/place.ts'
import { hydrated, open } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the list of files is asked for with the first page that is wanted, and once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(PAGE_FILES)) asked.push(request.url())
  })
  await open(page, '/')
  await hydrated(page)
  expect(asked).toEqual([])
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(target.path))
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
  expect(asked).toHaveLength(1)
})

test('a document of an older build gets the page as a document', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/The script of this page could not be loaded/)
  await open(page, '/')
  await hydrated(page)
  const count = countDocuments(page)
  await page.route(`**${PAGE_FILES}`, async (route) => {
    const response = await route.fetch()
    const list = readPageFiles(await response.json())
    await route.fulfill({ response, json: { ...list, client: '/assets/client-newer.js' } })
  })
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(target.path))
  await expect(heading(page)).toBeVisible()
  await hydrated(page)
  expect(count.documents).toBe(1)
})

test('a list that cannot be had costs one document, and is asked for again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 503/)
  expectTrouble(/The script of this page could not be loaded/)
  await open(page, '/')
  await hydrated(page)
  const count = countDocuments(page)
  await page.route(`**${PAGE_FILES}`, (route) => route.fulfill({ status: 503, body: '' }))
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(target.path))
  await hydrated(page)
  expect(count.documents).toBe(1)
  await page.unroute(`**${PAGE_FILES}`)
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
  expect(count.documents).toBe(1)
})
