import type { Page } from '@playwright/test'
import { product } from '../../generated/site.gen.ts'
import { fillAll, formOn, uniqueEmail } from './support/forms.ts'
import { expectValuesKept } from './support/keptValues'
import { test, type OtherOrigin } from './support/otherOrigin.ts'
import { expect, open } from './support/site.ts'

// Serial, so that one worker builds the site.
test.describe.configure({ mode: 'default' })

const NETWORK = /Failed to load resource: net::/

/** The contact form of the site, filled in. */
async function openContact(page: Page, { forms, service }: OtherOrigin, site: string) {
  const contact = forms.find(({ id }) => id === 'contact')
  if (contact === undefined) throw new Error('The site has no contact form.')
  const email = uniqueEmail()
  await open(page, site + contact.path)
  await fillAll(page, contact, email)
  const filter = { part: 'Email', value: email }
  return {
    ...formOn(page, contact.id),
    words: contact.status,
    filter,
    received: () => service.control.received(filter),
  }
}

test('a service on another origin receives the form, and the visitor sees it', async ({
  page,
  otherOrigin,
}) => {
  const form = await openContact(page, otherOrigin, otherOrigin.site)
  await form.button.click()
  await expect(form.status).toHaveText(form.words.sent)
  expect(form.received()).toHaveLength(1)
  expect(form.received()[0]?.origin).toBe(otherOrigin.site)
})

test('F6 a reply blocked by CORS: the form may have been received, and was', async ({
  page,
  otherOrigin,
  expectError,
}) => {
  expectError(/blocked by CORS policy/)
  expectError(NETWORK)
  const form = await openContact(page, otherOrigin, otherOrigin.site)
  otherOrigin.service.control.next('noCors', { filter: form.filter })
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(/connection.*failed.*may have been received/)
  await expectValuesKept(form, before)
  expect(form.received()).toHaveLength(1)

  await form.button.click()
  await expect(form.status).toHaveText(/Do you want to send it again/)
  expect(form.received()).toHaveLength(1)
})

test('F6 a policy without the service: shows the error and sends nothing', async ({
  page,
  otherOrigin,
  expectError,
}) => {
  expectError(/Content Security Policy/)
  const form = await openContact(page, otherOrigin, otherOrigin.misconfigured)
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(/connection.*failed/)
  await expect(form.help.getByRole('button', { name: 'Copy my message' })).toBeVisible()
  await expectValuesKept(form, before)
  expect(form.received()).toHaveLength(0)
})

/** The address that the service's host name resolves to. */
const UNREACHABLE = {
  'a name that cannot be resolved': '~NOTFOUND',
  'a connection that is refused': '127.0.0.1:1',
}

for (const [name, rule] of Object.entries(UNREACHABLE)) {
  test(`F6 ${name}: shows the error and keeps every value`, async ({ otherOrigin }) => {
    const browser = await otherOrigin.browserResolving(rule)
    const page = await browser.newPage()
    const consoleErrors: string[] = []
    page.on('pageerror', ({ message }) => consoleErrors.push(message))
    const form = await openContact(page, otherOrigin, otherOrigin.site)
    const before = await form.values()
    await form.button.click()
    await expect(form.status).toHaveText(/connection.*failed/)
    await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
    await expectValuesKept(form, before)
    expect(form.received()).toHaveLength(0)
    expect(consoleErrors).toEqual([])
    await browser.close()
  })
}

test('fields added to the manifest are rendered, validated and sent', async ({
  page,
  otherOrigin,
}) => {
  const form = await openContact(page, otherOrigin, otherOrigin.site)
  const level = page.getByLabel('Clearance level')
  await expect(level).toHaveAccessibleDescription('The one you hold today')
  const times = page.getByRole('radiogroup', { name: 'Preferred contact time' })
  await expect(times).toBeVisible()
  await level.selectOption('')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Afternoon' })).toBeChecked()
  await form.button.click()
  await expect(form.status).toHaveText(form.words.sent)
  const first = new Map(form.received()[0]?.parts)
  expect(first.get('Preferred Contact Time')).toBe('Afternoon')
  expect(first.has('Clearance Level')).toBe(false)

  await expect(level).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await form.field('name').fill('Ada')
  await form.field('email').fill(form.filter.value)
  await form.field('phone').fill('3015550123')
  await level.selectOption('TS/SCI')
  await form.button.click()
  await expect(page.getByRole('radio', { name: 'Morning' })).toBeFocused()
  await expect(times).toHaveAccessibleDescription('Choose an option for “Preferred contact time”')
  await page.keyboard.press('Space')
  await form.button.click()
  await expect(form.status).toHaveText(form.words.sent)
  const second = new Map(form.received()[1]?.parts)
  expect(second.get('Preferred Contact Time')).toBe('Morning')
  expect(second.get('Clearance Level')).toBe('TS/SCI')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // The site has its public origin here: the policy allows forms to redirect to that origin only.
  test.beforeEach(async ({ page, otherOrigin: { site } }) => {
    await page.route(`${site}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = await response.text()
      return route.fulfill({ response, body: body.replaceAll(product.origin, site) })
    })
  })

  test('each form reaches the other origin and returns to its thank-you page', async ({
    page,
    otherOrigin: { site, service, forms },
  }) => {
    for (const form of forms) {
      const email = uniqueEmail()
      await page.goto(site + form.path)
      await expect(formOn(page, form.id).root).toHaveAttribute('action', /forms\.localhost/)
      await fillAll(page, form, email)
      await formOn(page, form.id).button.click()
      await expect(page).toHaveURL(site + form.thanks)
      await expect(page.locator('h1')).toContainText(/thank/i)
      const received = service.control.received({ part: 'Email', value: email })
      expect(received).toHaveLength(1)
      expect(new Map(received[0]?.parts).get('redirect')).toBe(site + form.thanks)
    }
  })

  test('a select without a selection is sent as an empty part', async ({
    page,
    otherOrigin: { site, service, forms },
  }) => {
    const form = forms.find(({ id }) => id === 'contact')
    if (form === undefined) throw new Error('The site has no contact form.')
    const email = uniqueEmail()
    await page.goto(site + form.path)
    await fillAll(page, form, email)
    await page.getByLabel('Clearance level').selectOption('')
    await formOn(page, form.id).button.click()
    await expect(page).toHaveURL(site + form.thanks)
    const [sent] = service.control.received({ part: 'Email', value: email })
    expect(new Map(sent?.parts).get('Clearance Level')).toBe('')
  })
})
