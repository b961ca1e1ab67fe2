import { expect, test } from './support/expectedErrors.ts'
import { follow } from './support/links.ts'
import { manifest } from './support/manifest.ts'
import { open } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

/** The pages in another language than the site. */
const pages = Object.entries(manifest.routes).flatMap(([path, page]) =>
  'sections' in page && page.language !== undefined ? [{ path, page, tag: page.language }] : [],
)

test('the document has the language of its page, also after following links', async ({ page }) => {
  const { path, tag } = usedBySite(pages[0], 'a page in another language')
  const expectLanguages = async (own: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', own)
    // The parts around the content stay in the language of the site.
    const inherited = (selector: string) =>
      page.locator(selector).evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))
    expect(await inherited('main')).toBe(own)
    for (const part of ['body > header', 'body > footer']) {
      expect(await inherited(part)).toBe(manifest.language)
    }
  }
  await open(page, path)
  await expectLanguages(tag)
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await expectLanguages(manifest.language)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectLanguages(tag)
})

test('the messages of a form have the language of its page', async ({ page }) => {
  const withForm = pages.find(({ page: { sections } }) => sections.some((one) => 'form' in one))
  const { path, tag } = usedBySite(withForm, 'a form in another language')
  const texts = manifest.languages[tag]?.form
  await open(page, path)
  await page.locator('main form button[type=submit]').press('Enter')
  await expect(page.locator('main')).toContainText(texts?.errorHeading ?? '')
  await expect(page.locator('main')).not.toContainText(manifest.texts.form.errorHeading)
})

test('pages without menu have the link to the home page in the header', async ({ page }) => {
  const [path] = Object.entries(manifest.routes).flatMap(([at, route]) =>
    'sections' in route && !route.menu ? [at] : [],
  )
  await open(page, usedBySite(path, 'a page without menu'))
  await expect(page.locator('header nav:visible, header button:visible')).toHaveCount(0)
  await page.locator('body > header a').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('header :is(nav, button):visible').first()).toBeVisible()
})
