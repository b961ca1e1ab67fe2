import { expect, test } from './support/faulty.ts'
import { desktopMenu, linksIn } from './support/menu.ts'
import { hydrated } from './support/site.ts'
import {
  again,
  FILE,
  headerHeight,
  json,
  siteMenu,
  usualHeight,
  withoutData,
} from './support/strippedMenu.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const LINKS = [
  { text: 'One', to: '/' },
  { text: 'Two', to: '/two' },
]

test('N7, N8: very many items, some of them twice, are drawn without overflow', async ({
  page,
}) => {
  const height = await usualHeight(page)
  const many = Array.from({ length: 100 }, (_, at) => ({ text: `Item ${at}`, to: `/item-${at}` }))
  const items = [...many, ...many].map((item) => ({ ...item, children: [...LINKS, ...LINKS] }))
  await withoutData(page)
  await page.route(FILE, json(items))
  await page.goto('/')
  await expect(desktopMenu(page).locator(':scope > ul > li')).toHaveCount(200)
  expect(await headerHeight(page)).toBe(height)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
  expect(await headerHeight(page)).toBe(height)
})

test('N10: an item that opens a new tab says so', async ({ page }) => {
  await withoutData(page)
  const item = { text: 'Jobs', to: 'https://jobs.example.com/', target: '_blank' }
  await page.route(FILE, json([{ ...item, children: [item] }]))
  await page.goto('/')
  const links = desktopMenu(page).locator('a')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await expect(link).toHaveText('Jobs (opens in new tab)')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
})

test('N11: what is prerendered stays where its data fails', async ({ page, expectTrouble }) => {
  expectTrouble(/The menu stays as prerendered/)
  expectTrouble(/status of 500/)
  const height = await usualHeight(page)
  const links = await linksIn(desktopMenu(page))
  await withoutData(page, '[{')
  await page.route(FILE, (route) => route.fulfill({ status: 500 }))
  const failed = page.waitForEvent('console', (message) => /as prerendered/.test(message.text()))
  await page.goto('/')
  await hydrated(page)
  await failed
  expect(await linksIn(desktopMenu(page))).toEqual(links)
  await expect(again(page)).toHaveCount(0)
  await expect(siteMenu(page)).toHaveCount(0)
  expect(await headerHeight(page)).toBe(height)
  await page.locator('footer nav a[href^="/"]:not([target], [href="/"])').first().click()
  await expect(page).not.toHaveURL('/')
  expect(await linksIn(desktopMenu(page))).toEqual(links)
  await desktopMenu(page).locator('button').first().click()
  await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(1)
  await desktopMenu(page).locator('ul ul:visible a').first().click()
  await hydrated(page)
  expect(await linksIn(desktopMenu(page))).toEqual(links)
})
