import type { Page } from '@playwright/test'
import { violations } from './audit/axe.ts'
import { expect, test } from './support/expectedErrors.ts'
import { fillAll } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { interceptForms, server, textIn } from './support/formService.ts'
import { formTextsOf } from './support/formTexts.ts'
import { firstField, forms, sentFields, type FormOnSite } from './support/forms.ts'
import { follow, pageBesides } from './support/links.ts'
import { open, site, waitForHydration } from './support/site.ts'

for (const definition of forms) {
  const { id, path } = definition
  const texts = formTextsOf(definition.site)
  test(`${id}: shows missing fields and hides the spam trap, which stops programs that fill in every field`, async ({
    page,
    expectError,
  }) => {
    expectError(/The form service answered/)
    expectError(/status of 400/)
    const service = await interceptForms(page)
    await open(page, path)
    const form = formOn(page, definition)
    const title = await page.title()

    await test.step('the spam trap is not reachable by keyboard or screen reader', async () => {
      await expectHiddenTrap(page, definition)
    })

    await test.step('submitting an empty form shows the missing fields and sends nothing', async () => {
      const required = sentFields(definition).filter((field) => field.required)
      if (required.length === 0) return
      await expect(form.button).toHaveAttribute('aria-disabled', 'true')
      await expect(form.button).toHaveAttribute('aria-describedby', `form_${id}_required`)
      await expect(form.reason).toBeHidden()
      await form.button.focus()
      await page.keyboard.press('Enter')
      for (const { label, inMessages } of required) {
        // Of a long label, the first words.
        const name = inMessages ?? label.replace(/\.$/, '').slice(0, 20)
        await expect(form.reason).toContainText(name)
      }
      await expect(form.reason).toBeVisible()
      await expect(form.button).toHaveAttribute('aria-describedby', `form_${id}_reason`)

      const links = form.root.locator('section a')
      await expect(links).toHaveCount(required.length)
      await expect(page).toHaveTitle(texts.errorTitle(title))
      await expect(form.control(required[0]?.name ?? '')).toBeFocused()
      for (const [index, { name }] of required.entries()) {
        const field = form.field(name)
        // A group of options has a description, but no `aria-invalid`.
        const group = field.locator('[role$=group]')
        const isGroup = (await group.count()) > 0
        if (!isGroup) await expect(field).toHaveAttribute('aria-invalid', 'true')
        const message = await links.nth(index).innerText()
        expect(await (isGroup ? group : field).evaluate(descriptionsOf)).toContain(message)
      }
      await links.last().click()
      await expect(form.control(required.at(-1)?.name ?? '')).toBeFocused()
      expect(new URL(page.url()).hash).toBe('')
      expect(await violations(page, `#form_${id}`)).toEqual([])
    })

    await test.step('the title of another page names no error', async () => {
      if (site.pages.length > 1) await follow(page, pageBesides(path))
      else await page.reload()
      await expect(page).not.toHaveTitle(texts.anyErrorTitle)
      await follow(page, path)
      await waitForHydration(page)
    })

    await test.step('errors disappear when they are corrected, and the button shows when the form is valid', async () => {
      await fillAll(page, definition)
      if (firstField(definition, 'email') !== undefined) {
        const email = form.first('email')
        await email.fill('nobody@nowhere')
        // Without `force`, Playwright waits until the button is enabled.
        await form.button.click({ force: true })
        await expect(email).toBeFocused()
        await expect(form.root.locator('section a')).toHaveCount(1)
        await email.fill('ada@example.com')
      }
      await expect(form.root.locator('section')).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      await expect(form.button).not.toHaveAttribute('aria-disabled')
      await expect(form.reason).toBeHidden()
      expect(service.received).toEqual([])
    })

    await test.step('the server refuses a form with a filled spam trap, and all values stay', async () => {
      service.next(server)
      const before = await form.values()
      await form.root.locator('[name=botcheck]').evaluate((box) => {
        if (box instanceof HTMLInputElement) box.checked = true
      })
      await form.button.click()
      await expect(form.status).toContainText('its hidden field is filled in')
      expect(await form.values()).toEqual(before)
      expect(textIn(service.received[0], 'botcheck')).toBe('on')
    })
  })
}

async function expectHiddenTrap(page: Page, definition: FormOnSite) {
  const form = formOn(page, definition)
  const trap = form.root.locator('[name=botcheck]')
  await expect(trap).toBeAttached()
  await expect(trap).toBeHidden()
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.getElementById('form_${definition.id}')`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    objectId: result.objectId,
    role: 'checkbox',
  })
  await session.detach()
  const boxes = nodes.filter(({ ignored }) => !ignored)
  const own = definition.fields.flatMap((field) =>
    field.kind === 'checkboxes' ? field.options : field.kind === 'agreement' ? [field.label] : [],
  )
  expect(boxes.map(({ name }) => name?.value).toSorted()).toEqual(own.toSorted())

  const reached: (string | null | undefined)[] = []
  const names = sentFields(definition).map(({ name }) => name)
  await form.control(names[0] ?? '').focus()
  for (let press = 0; press < 100; press += 1) {
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name')))
    if (await form.button.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  expect(reached).toContain(await form.control(names.at(-1) ?? '').getAttribute('name'))
  expect(reached.at(-1)).toBeNull()
  expect(reached).not.toContain('botcheck')
}

/** The texts of the elements that describe a field: its help text and its error. */
const descriptionsOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText)
