import type { Locator } from '@playwright/test'
import { fillAll, formOn, formOnSite, openFilled, service, uniqueEmail } from './support/forms.ts'
import { expect, waitForHydration, open, test } from './support/site.ts'

test('F15 text typed before hydration is kept', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  const { path } = formOnSite('registration')
  await page.goto(path)
  const form = formOn(page, 'registration')
  await form.field('name').fill('Ada Lovelace')
  await form.field('email').fill(' Ada@Example.com')
  await form.field('phone').fill('3015550123')
  await form.field('message').fill('Typed early')
  await form.root.getByLabel('Other').check()
  await form.field('otherJobInterest').fill('Poet')
  await expect(form.button).not.toHaveAttribute('aria-disabled')
  await expect(form.root).not.toHaveAttribute('novalidate')
  go()
  await waitForHydration(page)
  await expect(form.field('name')).toHaveValue('Ada Lovelace')
  await expect(form.field('email')).toHaveValue('ada@example.com')
  await expect(form.field('phone')).toHaveValue('(301) 555-0123')
  await expect(form.field('message')).toHaveValue('Typed early')
  await expect(form.root.getByLabel('Other')).toBeChecked()
  await expect(form.field('otherJobInterest')).toHaveValue('Poet')
  await form.field('name').press('End')
  await form.field('name').pressSequentially('!')
  await expect(form.field('name')).toHaveValue('Ada Lovelace!')
  await expect(form.field('message')).toHaveValue('Typed early')
})

const caretOf = (input: Locator) =>
  input.evaluate((element) => element instanceof HTMLInputElement && element.selectionStart)

test('F16 phone: typing, deleting, pasting and filling in', async ({ page }) => {
  const { path } = formOnSite('contact')
  await open(page, path)
  const phone = formOn(page, 'contact').field('phone')
  await phone.pressSequentially('3015550100')
  await expect(phone).toHaveValue('(301) 555-0100')

  // Each Backspace deletes a digit.
  for (let press = 0; press < 10; press += 1) await phone.press('Backspace')
  await expect(phone).toHaveValue('')

  // Deleting before the parenthesis: the caret keeps its position.
  await phone.fill('(301) 555-0100')
  await phone.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.setSelectionRange(6, 6)
  })
  await phone.press('Backspace')
  await expect(phone).toHaveValue('(305) 550-100')
  expect(await caretOf(phone)).toBe(3)
  await phone.pressSequentially('1')
  await expect(phone).toHaveValue('(301) 555-0100')
  expect(await caretOf(phone)).toBe(4)

  // An eleventh digit is not removed, but reported as an error.
  await phone.press('End')
  await phone.pressSequentially('9')
  await expect(phone).toHaveValue('(301) 555-01009')
  await expect(page.locator('#form_contact_reason')).toContainText('a ten-digit phone number')

  for (const text of [
    '+1 (301) 555-0100',
    '13015550100',
    '301.555.0100',
    '\u200e301 555 0100\u200f',
    '\u202a+1 301-555-0100\u202c',
    '\u2067(301)\u00a0555\u20110100\u2069',
  ]) {
    await phone.fill('')
    await phone.evaluate((element, pasted) => {
      element.focus()
      document.execCommand('insertText', false, pasted)
    }, text)
    await expect(phone).toHaveValue('(301) 555-0100')
  }
})

test('F16 email: normalized on blur, not before', async ({ page }) => {
  await open(page, formOnSite('contact').path)
  const email = formOn(page, 'contact').field('email')
  await email.pressSequentially('Ada@Example.COM')
  await expect(email).toHaveValue('Ada@Example.COM')
  await email.blur()
  await expect(email).toHaveValue('ada@example.com')
})

test('F17 the message and the comments are sent', async ({ page }) => {
  for (const id of ['contact', 'registration']) {
    const form = await openFilled(page, id, uniqueEmail())
    await form.button.click()
    await expect(form.status).toHaveText(formOnSite(id).status.sent)
    const [sent] = await form.service.received()
    expect(new Map(sent?.parts).get('Message')).toBe('Sentinel of message\r\nand its second line')
  }
})

test('F19 "Other" is sent as its text, or not at all', async ({ page }) => {
  const definition = formOnSite('registration')
  await open(page, definition.path)
  const form = formOn(page, 'registration')
  const other = form.root.getByLabel('Other')
  const specify = form.field('otherJobInterest')
  const send = async () => {
    const email = uniqueEmail()
    await form.field('name').fill('Ada')
    await form.field('email').fill(email)
    await form.field('phone').fill('3015550123')
    await form.button.click()
    await expect(form.status).toHaveText(definition.status.sent)
    const [sent] = await service(page, email).received()
    return new Map(sent?.parts).get('Job Interest')
  }
  await expect(specify).toBeHidden()
  await other.check()
  await specify.fill('Poet')
  await other.uncheck()
  await expect(specify).toBeHidden()
  await other.check()
  await expect(specify).toHaveValue('Poet')
  await form.root.getByLabel('Data Scientist').check()
  await form.root.getByLabel('System Engineer').check()
  expect(await send()).toBe('System Engineer, Data Scientist, Poet')

  await other.check()
  await specify.fill('Poet')
  await other.uncheck()
  await form.root.getByLabel('Data Scientist').check()
  expect(await send()).toBe('Data Scientist')

  await other.check()
  expect(await send()).toBeUndefined()
})

test('entered values survive navigation, a reload and a later visit', async ({ page }) => {
  const form = await openFilled(page, 'contact', uniqueEmail())
  const before = await form.values()
  await page.locator('footer a[href="/customers"]').click()
  await expect(form.root).toHaveCount(0)
  await page.goBack()
  await expect(form.root).toBeVisible()
  await expect.poll(form.values).toEqual(before)
  await expect(form.root.getByText('Restored')).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect.poll(form.values).toEqual(before)

  await page.goto('/customers')
  await page.goto(formOnSite('contact').path)
  await waitForHydration(page)
  await expect.poll(form.values).toEqual(before)

  await form.root.getByRole('button', { name: 'Clear' }).click()
  await expect(form.field('name')).toHaveValue('')
  await expect(form.field('name')).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await expect(form.field('message')).toHaveValue('')
})

test('a draft is deleted after success, and when the form definition changes', async ({ page }) => {
  const form = await openFilled(page, 'contact', uniqueEmail())
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:contact'))
  expect(await draft()).toContain('Sentinel of name')
  await form.button.click()
  await expect(form.status).toHaveText(formOnSite('contact').status.sent)
  expect(await draft()).toBeNull()

  await fillAll(page, formOnSite('contact'), uniqueEmail())
  await page.goto('/customers')
  await page.evaluate(() => {
    const held = sessionStorage.getItem('draft:contact') ?? ''
    sessionStorage.setItem('draft:contact', held.replace(/"revision":"\w+"/, '"revision":"old"'))
  })
  await open(page, formOnSite('contact').path)
  await expect(form.field('name')).toHaveValue('')
})

test('with blocked storage, the form works and stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.button.click()
  await expect(form.status).toHaveText(formOnSite('contact').status.sent)
})
