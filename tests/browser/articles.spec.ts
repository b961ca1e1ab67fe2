import { articlesIn, listedPages } from '../../generator/manifest/articles.ts'
import { axeProblems } from './audit/axe.ts'
import { manifest } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

/** A list with at least two articles. Skips the test if the site has none. */
const listWithArticles = () =>
  usedBySite(
    listedPages(manifest)
      .map((path) => ({ path, articles: articlesIn(manifest, path) }))
      .find(({ articles }) => articles.length > 1),
    'two articles in a list',
  )

test('a list leads to an article, and the article to the next one and back to the list', async ({
  page,
}) => {
  const { path, articles } = listWithArticles()
  const [newer, older] = articles
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, path)
  const listed = page.locator('main li h3 a')
  await expect(listed).toHaveText(articles.map((article) => article.page.hero.title))
  // By keyboard.
  await listed.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(older?.page.hero.title ?? '')
  await expect(page).toHaveURL(older?.path ?? '')
  await expect(page.locator('main time').first()).toHaveAttribute(
    'datetime',
    older?.article.date ?? '',
  )
  const others = page.getByRole('navigation', { name: manifest.texts.article.others })
  expect(await axeProblems(page)).toEqual([])
  await others.getByRole('link', { name: newer?.page.hero.title ?? '' }).click()
  await expect(heading).toHaveText(newer?.page.hero.title ?? '')
  await others.locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
})

test('a list and its articles need no scripts', async ({ browser }) => {
  const { path, articles } = listWithArticles()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const feed = page.locator('main a[type="application/atom+xml"]')
  expect((await page.request.get((await feed.getAttribute('href')) ?? '')).headers()).toMatchObject(
    { 'content-type': 'application/atom+xml; charset=utf-8' },
  )
  await page.locator('main li h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    articles[0]?.page.hero.title ?? '',
  )
  await context.close()
})
