import { expect, test } from './support/expectedErrors.ts'
import { formOn, formOnSite, openFilled, service, uniqueEmail } from './support/forms.ts'
import { open } from './support/site.ts'

const SENT = formOnSite('contact').status.sent

test('values set by a script without an event are kept and sent', async ({ page }) => {
  await open(page, formOnSite('registration').path)
  const form = formOn(page, 'registration')
  const email = uniqueEmail()
  await form.root.evaluate((element, address) => {
    const set = (name: string, value: string) => {
      const input = element.querySelector(`#form_registration_${name}`)
      if (input instanceof HTMLInputElement) input.value = value
      if (input instanceof HTMLTextAreaElement) input.value = value
    }
    set('name', 'Set by script')
    set('email', address)
    set('phone', '3015550123')
    set('message', 'Set by script too')
    const box = element.querySelector('#form_registration_jobInterests_2')
    if (box instanceof HTMLInputElement) box.checked = true
  }, email)
  // Renders the form again: conditional fields and errors.
  await form.root.getByLabel('Other').check()
  await form.field('otherJobInterest').fill('Poet')
  await form.field('name').fill('')
  await form.button.click({ force: true })
  await expect(form.root.locator('section')).toBeVisible()
  await form.field('name').fill('Ada')
  await expect(form.field('email')).toHaveValue(email)
  await expect(form.field('message')).toHaveValue('Set by script too')

  await form.button.click()
  await expect(form.status).toHaveText(formOnSite('registration').status.sent)
  const [sent] = await service(page, email).received()
  const parts = new Map(sent?.parts)
  expect(parts.get('Message')).toBe('Set by script too')
  expect(parts.get('Phone')).toBe('(301) 555-0123')
  expect(parts.get('Job Interest')).toBe('System Vulnerability Analyst, Poet')
})

test('values set by a script directly before sending are sent', async ({ page }) => {
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.root.evaluate((element) => {
    const message = element.querySelector('textarea')
    if (message !== null) message.value = 'Set at the last moment'
    if (element instanceof HTMLFormElement) element.requestSubmit()
  })
  await expect(form.status).toHaveText(SENT)
  const [sent] = await form.service.received()
  expect(new Map(sent?.parts).get('Message')).toBe('Set at the last moment')
})

test('values set by a script before hydration are kept and sent', async ({ page }) => {
  const email = uniqueEmail()
  // This script runs before the scripts of the page, which wait for the first paint.
  await page.addInitScript((address) => {
    addEventListener('DOMContentLoaded', () => {
      const set = (name: string, value: string) => {
        const input = document.getElementById(`form_contact_${name}`)
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
          input.value = value
      }
      set('name', 'Set by script')
      set('email', address)
      set('phone', '3015550123')
      set('message', 'Set before hydration')
    })
  }, email)
  await open(page, formOnSite('contact').path)
  const form = formOn(page, 'contact')
  await expect(form.field('name')).toHaveValue('Set by script')
  await expect(form.field('phone')).toHaveValue('(301) 555-0123')
  await form.field('name').fill('Ada')
  await expect(form.field('message')).toHaveValue('Set before hydration')
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  const [sent] = await service(page, email).received()
  const parts = new Map(sent?.parts)
  expect(parts.get('Message')).toBe('Set before hydration')
  expect(parts.get('Name')).toBe('Ada')
})

test('F16 IME composition is not changed until it ends', async ({ page }) => {
  await open(page, formOnSite('contact').path)
  const form = formOn(page, 'contact')
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await form.field('phone').focus()
  for (const text of ['３', '３０', '３０１５']) {
    await compose(text)
    await expect(form.field('phone')).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: '３０１５' })
  await expect(form.field('phone')).toHaveValue('(301) 5')
  await page.keyboard.type('550100')
  await expect(form.field('phone')).toHaveValue('(301) 555-0100')

  await form.field('email').focus()
  for (const text of ['Á', 'Áda']) {
    await compose(text)
    await expect(form.field('email')).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: 'Áda' })
  await page.keyboard.type('@Example.com')
  await expect(form.field('email')).toHaveValue('Áda@Example.com')
  await form.field('email').blur()
  await expect(form.field('email')).toHaveValue('áda@example.com')
})
