import type { Locator } from '@playwright/test'
import { SAVED_INPUT_KEY } from '../../src/model/deviceStorage.ts'
import { chooseFiles, fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty } from './support/formOn.ts'
import { interceptForms, textIn } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { firstField, formWith, formWithOther } from './support/forms.ts'
import { follow, pageBesides } from './support/links.ts'
import { expect, waitForHydration, open, test } from './support/site.ts'

/** Texts that are typed before hydration, by kind of field, and what they become. */
const TYPED_EARLY = [
  ['text', 'Ada Lovelace', 'Ada Lovelace'],
  ['email', ' Ada@Example.com', 'ada@example.com'],
  ['phone', '3015550123', '(301) 555-0123'],
  ['textarea', 'Typed early', 'Typed early'],
] as const

test('F15 text typed before hydration is kept', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  const { form: definition, field, other } = formWithOther()
  const typed = TYPED_EARLY.filter(([kind]) => firstField(definition, kind) !== undefined)
  await page.goto(definition.path)
  const form = formOn(page, definition)
  const option = form.field(field.name).getByLabel(other.option, { exact: true })
  for (const [kind, text] of typed) await form.first(kind).fill(text)
  await option.check()
  await form.field(other.reveals).fill('Poet')
  await expect(form.button).not.toHaveAttribute('aria-disabled')
  await expect(form.root).not.toHaveAttribute('novalidate')
  go()
  await waitForHydration(page)
  for (const [kind, , shown] of typed) await expect(form.first(kind)).toHaveValue(shown)
  await expect(option).toBeChecked()
  await expect(form.field(other.reveals)).toHaveValue('Poet')
  await form.first('text').press('End')
  await form.first('text').pressSequentially('!')
  await expect(form.first('text')).toHaveValue('Ada Lovelace!')
  if (firstField(definition, 'textarea') !== undefined) {
    await expect(form.first('textarea')).toHaveValue('Typed early')
  }
})

const caretOf = (input: Locator) =>
  input.evaluate((element) => element instanceof HTMLInputElement && element.selectionStart)

/** Types texts with an input method editor, which shows each of them until it enters the last one. */
async function compose(input: Locator, ...texts: readonly string[]) {
  const page = input.page()
  const keyboard = await page.context().newCDPSession(page)
  await input.focus()
  for (const text of texts) {
    const at = text.length
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at })
    await expect(input).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: texts.at(-1) ?? '' })
}

test('F16 phone: typing, deleting, pasting, filling in and composing', async ({ page }) => {
  const definition = formWith('phone')
  const field = firstField(definition, 'phone')
  await open(page, definition.path)
  const form = formOn(page, definition)
  const phone = form.first('phone')
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
  await expect(form.reason).toContainText(field?.inMessages ?? field?.label ?? '')

  await phone.fill('')
  await phone.evaluate((element) => {
    element.focus()
    document.execCommand('insertText', false, '\u202a+1 301-555-0100\u202c')
  })
  await expect(phone).toHaveValue('(301) 555-0100')

  // A composition is not changed until it ends.
  await phone.fill('')
  await compose(phone, '３', '３０', '３０１５')
  await expect(phone).toHaveValue('(301) 5')
  await page.keyboard.type('550100')
  await expect(phone).toHaveValue('(301) 555-0100')
})

test('F16 email: normalized on blur, not before', async ({ page }) => {
  const form = formWith('email')
  await open(page, form.path)
  const email = formOn(page, form).first('email')
  await email.pressSequentially('Ada\u200B@Example.COM')
  await expect(email).toHaveValue('Ada\u200B@Example.COM')
  await email.blur()
  await expect(email).toHaveValue('ada@example.com')

  await email.fill('')
  await compose(email, 'Á', 'Áda')
  await page.keyboard.type('@Example.com')
  await expect(email).toHaveValue('Áda@Example.com')
  await email.blur()
  await expect(email).toHaveValue('áda@example.com')
})

test('F19 the text of an option is sent instead of the option, or not at all', async ({ page }) => {
  const { form: definition, field, other, part } = formWithOther()
  const [first = '', second = ''] = field.options.filter((option) => option !== other.option)
  const service = await interceptForms(page)
  await open(page, definition.path)
  const form = formOn(page, definition)
  const box = (option: string) => form.field(field.name).getByLabel(option, { exact: true })
  const specify = form.field(other.reveals)
  const send = async () => {
    const count = service.received.length
    await fillAll(page, definition, undefined, [field.name, other.reveals])
    await form.button.click()
    await expect.poll(() => service.received.length).toBe(count + 1)
    await expect(form.status).toHaveText(definition.status.sent)
    return textIn(service.received[count], part)
  }
  await expect(specify).toBeHidden()
  await box(other.option).check()
  await specify.fill('Poet')
  await box(other.option).uncheck()
  await expect(specify).toBeHidden()
  await box(other.option).check()
  await expect(specify).toHaveValue('Poet')
  await box(second).check()
  await box(first).check()
  expect(await send()).toBe(`${first}, ${second}, Poet`)

  await box(other.option).check()
  await specify.fill('Poet')
  await box(other.option).uncheck()
  await box(second).check()
  expect(await send()).toBe(second)

  if (field.required) return
  await box(other.option).check()
  expect(await send()).toBeUndefined()
})

test('entered values survive navigation, a reload and a later visit, until they are sent', async ({
  page,
}) => {
  const definition = formWith('text')
  const elsewhere = pageBesides(definition.path)
  const form = await openFilled(page, definition)
  const before = await form.values()
  await follow(page, elsewhere)
  await expect(form.root).toHaveCount(0)
  await page.goBack()
  await expect(form.root).toBeVisible()
  await expect.poll(form.values).toEqual(before)
  await expect(form.root.getByText(formTexts.restored)).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await chooseFiles(page, definition)
  await expect.poll(form.values).toEqual(before)

  await page.goto(elsewhere)
  await page.goto(definition.path)
  await waitForHydration(page)
  await chooseFiles(page, definition)
  await expect.poll(form.values).toEqual(before)

  await form.root.getByRole('button', { name: formTexts.clear }).click()
  expect(isEmpty(await form.values())).toBe(true)
  await expect(form.control(definition.fields[0]?.name ?? '')).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  expect(isEmpty(await form.values())).toBe(true)

  const key = SAVED_INPUT_KEY + definition.id
  const savedInput = () => page.evaluate((name) => sessionStorage.getItem(name), key)
  await test.step('saved input is deleted after success', async () => {
    await fillAll(page, definition)
    expect(await savedInput()).toContain('Sentinel of ')
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(await savedInput()).toBeNull()
  })

  await test.step('saved input is deleted when the form definition changes', async () => {
    await fillAll(page, definition)
    await page.goto('/robots.txt')
    await page.evaluate((name) => {
      const held = sessionStorage.getItem(name) ?? ''
      sessionStorage.setItem(name, held.replace(/"revision":"\w+"/, '"revision":"old"'))
    }, key)
    await open(page, definition.path)
    expect(isEmpty(await form.values())).toBe(true)
  })
})
