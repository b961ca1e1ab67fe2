import { violations } from './audit/axe.ts'
import { openFilled } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { forms, formWith, sentFields } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { follow, pageBesides } from './support/links.ts'
import { manifest } from './support/manifest.ts'
import { expect, test } from './support/expectedErrors.ts'
import { open, site } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

for (const definition of forms) {
  const { id, path } = definition
  test(`${id}: submitting an empty form shows the missing fields and sends nothing`, async ({
    page,
  }) => {
    const required = sentFields(definition).filter((field) => field.required)
    const first = usedBySite(required[0], 'a form with a required field')
    await open(page, path)
    const form = formOn(page, definition)
    const title = await page.title()
    let posts = 0
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))

    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    for (const { label, inMessages } of required) {
      await expect(form.reason).toContainText(inMessages ?? label)
    }
    await expect(form.button).toHaveAttribute('aria-describedby', `form_${id}_reason`)
    await form.button.focus()
    await page.keyboard.press('Enter')

    const links = form.root.locator('section a')
    await expect(links).toHaveCount(required.length)
    await expect(page).toHaveTitle(formTexts.errorTitle(title))
    await expect(form.control(first.name)).toBeFocused()
    for (const [index, { name }] of required.entries()) {
      const field = form.field(name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const message = await links.nth(index).innerText()
      expect(await field.evaluate(descriptionsOf)).toContain(message)
    }
    await links.last().click()
    await expect(form.control(required.at(-1)?.name ?? '')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    expect(await violations(page, `#form_${id}`)).toEqual([])
    expect(posts).toBe(0)

    if (site.pages.length > 1) await follow(page, pageBesides(path))
    else await page.reload()
    await expect(page).not.toHaveTitle(formTexts.anyErrorTitle)
  })

  test(`${id}: the spam trap is not reachable by keyboard or screen reader`, async ({ page }) => {
    await open(page, path)
    const form = formOn(page, definition)
    const trap = form.root.locator('[name=botcheck]')
    await expect(trap).toBeAttached()
    await expect(trap).toBeHidden()
    const { nodes } = await (
      await page.context().newCDPSession(page)
    ).send('Accessibility.getFullAXTree')
    const boxes = nodes.filter(({ role, ignored }) => role?.value === 'checkbox' && !ignored)
    const own = definition.fields.flatMap((field) =>
      field.kind === 'checkboxes' ? field.options : field.kind === 'agreement' ? [field.label] : [],
    )
    expect(boxes.map(({ name }) => name?.value)).toEqual(own)

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
  })

  test(`${id}: the spam trap stops programs that fill in every field, and shows a message`, async ({
    page,
    expectError,
  }) => {
    expectError(/The form service answered/)
    expectError(/status of 400/)
    const form = await openFilled(page, definition, uniqueEmail())
    const before = await form.values()
    await form.root.locator('[name=botcheck]').evaluate((box) => {
      if (box instanceof HTMLInputElement) box.checked = true
    })
    await form.button.click()
    await expect(form.status).toContainText(manifest.texts.formService.honeypot)
    expect(await form.values()).toEqual(before)
    const [sent] = await form.service.received()
    expect(new Map(sent?.parts).get('botcheck')).toBe('on')
  })
}

test('errors disappear when they are corrected, and the button shows when the form is valid', async ({
  page,
}) => {
  const email = uniqueEmail()
  const form = await openFilled(page, formWith('email'), email)
  await form.first('email').fill('nobody@nowhere')
  // Without `force`, Playwright waits until the button is enabled.
  await form.button.click({ force: true })
  await expect(form.first('email')).toBeFocused()
  await expect(form.root.locator('section a')).toHaveCount(1)
  await form.first('email').fill(email)
  await expect(form.root.locator('section')).toHaveCount(0)
  await expect(page).not.toHaveTitle(formTexts.anyErrorTitle)
  await expect(form.button).not.toHaveAttribute('aria-disabled')
  await expect(form.reason).toBeHidden()
})

/** The texts of the elements that describe a field: its help text and its error. */
const descriptionsOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText)
