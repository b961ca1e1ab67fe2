import { expect, test } from './support/expectedErrors.ts'
import { chooseFiles, fillAll, openFilled } from './support/fillForm.ts'
import { isEmpty } from './support/formOn.ts'
import { captivePortal, textIn } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { formWith, partOf } from './support/forms.ts'
import { follow, pageBesides } from './support/links.ts'
import { waitForHydration } from './support/site.ts'

test('F11 F13 leaving or reloading the page during sending does not cancel the request, and a late reply changes no other values', async ({
  page,
}) => {
  const definition = formWith('textarea')
  const elsewhere = pageBesides(definition.path)
  const form = await openFilled(page, definition)
  const before = await form.values()
  const message = form.first('textarea')
  /** Sends the form. Returns a function that releases the reply and waits for it. */
  const sendHeld = async () => {
    const count = form.service.received.length
    const release = form.service.hold()
    await form.button.click()
    await expect.poll(() => form.service.received.length).toBe(count + 1)
    const replied = page.waitForEvent('requestfinished', (one) => one.method() === 'POST')
    return async () => {
      release()
      return (await (await replied).response())?.status()
    }
  }
  const expectEmpty = async () => {
    await expect(form.root).toBeVisible()
    await expect(form.status).toHaveText('')
    expect(isEmpty(await form.values())).toBe(true)
  }

  await test.step('F13 after success, the form is empty on return', async () => {
    const reply = await sendHeld()
    await follow(page, elsewhere)
    expect(await reply()).toBe(200)
    await follow(page, definition.path)
    await expectEmpty()
    expect(form.service.received).toHaveLength(1)
    await page.reload()
    await waitForHydration(page)
    await expectEmpty()
  })

  await test.step('F11 F13 a late reply does not change the new form', async () => {
    await fillAll(page, definition)
    const reply = await sendHeld()
    await follow(page, elsewhere)
    await follow(page, definition.path)
    await expectEmpty()
    await message.fill('Another one')
    expect(await reply()).toBe(200)
    await expect(message).toHaveValue('Another one')
    await expect(form.status).toHaveText('')
  })

  await test.step('changes during sending are kept after success', async () => {
    await fillAll(page, definition)
    const reply = await sendHeld()
    await message.fill('One more thing')
    await message.press('End')
    await reply()
    await expect(form.status).toHaveText(`${form.texts.sent} ${formTexts.changed}`)
    await expect(message).toHaveValue('One more thing')
    // The focus stays in the field.
    await expect(message).toBeFocused()
    await page.keyboard.type('!')
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(isEmpty(await form.values())).toBe(true)
    const sent = form.service.received.slice(2)
    expect(sent.map((one) => textIn(one, partOf(definition, 'textarea')))).toEqual([
      expect.stringMatching(/^Sentinel of \w+\r\nand its second line$/),
      'One more thing!',
    ])
  })

  await test.step('F13 a reload during sending restores all values, and sending again needs confirmation', async () => {
    await fillAll(page, definition)
    await sendHeld()
    await page.reload()
    await waitForHydration(page)
    await expect(form.root.getByText(formTexts.restored)).toBeVisible()
    await expect(form.status).toHaveText('')
    await chooseFiles(page, definition)
    expect(await form.values()).toEqual(before)
    await form.button.click()
    await expect(form.status).toHaveText(formTexts.confirm)
    expect(form.service.received).toHaveLength(5)
    await form.help.getByRole('button', { name: formTexts.sendAgain }).click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(form.service.received).toHaveLength(6)
  })
})

test('F13 after a failure on another page, the values are restored, or can be copied', async ({
  page,
  context,
  expectError,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  expectError(/The form service answered/)
  const definition = formWith('textarea')
  const form = await openFilled(page, definition)
  const before = await form.values()
  /** Leaves the page during sending and opens it again. */
  const leaveAndReturn = async () => {
    await expect(form.status).toContainText(form.texts.sending)
    await follow(page, pageBesides(definition.path))
    await follow(page, definition.path)
    await expect(form.root).toBeVisible()
    expect(isEmpty(await form.values())).toBe(true)
  }

  await test.step('F13 the values and the error are shown on return', async () => {
    const fail = form.service.hold(captivePortal)
    await form.button.click()
    await leaveAndReturn()
    fail()
    await expect(form.status).toHaveText(formTexts.unreadable)
    await expect(form.root.getByText(formTexts.restored)).toBeVisible()
    expect(await form.values()).toEqual(before)
    await form.button.click()
    await expect(form.status).toHaveText(formTexts.confirm)
  })

  await test.step('F13 the values can be copied if the visitor has started a new form', async () => {
    const fail = form.service.hold(captivePortal)
    await form.help.getByRole('button', { name: formTexts.sendAgain }).click()
    await leaveAndReturn()
    await form.first('textarea').fill('Another one')
    fail()
    await expect(form.status).toHaveText(formTexts.sentEarlier)
    await expect(form.first('textarea')).toHaveValue('Another one')
    await form.help.getByRole('button', { name: formTexts.copy }).click()
    await expect(form.help.getByRole('button', { name: formTexts.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('and its second line')
    expect(copied).not.toContain('Another one')
  })
})
