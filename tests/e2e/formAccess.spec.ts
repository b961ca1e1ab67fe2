import { violations } from './support/violations.ts'
import { formOn, forms, openFilled, uniqueEmail } from './support/forms.ts'
import { expect, test } from './support/expectedErrors.ts'
import { open } from './support/site.ts'

for (const { id, path, fields } of forms) {
  test(`${id}: submitting an empty form shows the missing fields and sends nothing`, async ({
    page,
  }) => {
    await open(page, path)
    const form = formOn(page, id)
    const title = await page.title()
    let posts = 0
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))

    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    const reason = page.locator(`#form_${id}_reason`)
    await expect(reason).toBeVisible()
    await expect(form.button).toHaveAttribute('aria-describedby', `form_${id}_reason`)
    await form.button.focus()
    await page.keyboard.press('Enter')

    const required = fields.filter((field) => field.required)
    const links = form.root.locator('section a')
    await expect(links).toHaveCount(required.length)
    await expect(page).toHaveTitle(`Error: ${title}`)
    await expect(form.field(required[0]?.name ?? '')).toBeFocused()
    for (const [index, { name }] of required.entries()) {
      const field = form.field(name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const described = (await field.getAttribute('aria-describedby')) ?? ''
      const message = await links.nth(index).innerText()
      await expect(page.locator(`#${described.split(' ').at(-1)}`)).toHaveText(message)
    }
    await links.last().click()
    await expect(form.field(required.at(-1)?.name ?? '')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    expect(await violations(page, `#form_${id}`)).toEqual([])
    expect(posts).toBe(0)

    await page.locator('footer a[href="/customers"]').click()
    await expect(page).not.toHaveTitle(/Error/)
  })

  test(`${id}: the spam trap is not reachable by keyboard or screen reader`, async ({ page }) => {
    await open(page, path)
    const form = formOn(page, id)
    const trap = form.root.locator('[name=botcheck]')
    await expect(trap).toBeAttached()
    await expect(trap).toBeHidden()
    const { nodes } = await (
      await page.context().newCDPSession(page)
    ).send('Accessibility.getFullAXTree')
    const boxes = nodes.filter(({ role, ignored }) => role?.value === 'checkbox' && !ignored)
    const own = fields.flatMap((field) => (field.kind === 'checkboxes' ? field.options : []))
    expect(boxes.map(({ name }) => name?.value)).toEqual(own)

    const reached: (string | null | undefined)[] = []
    await form.field(fields[0]?.name ?? '').focus()
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name')))
    }
    expect(reached).toContain('Message')
    expect(reached).not.toContain('botcheck')
  })

  test(`${id}: the spam trap stops programs that fill in every field, and shows a message`, async ({
    page,
    expectError,
  }) => {
    expectError(/The form service answered/)
    expectError(/status of 400/)
    const form = await openFilled(page, id, uniqueEmail())
    const before = await form.values()
    await form.root.locator('[name=botcheck]').evaluate((box) => {
      if (box instanceof HTMLInputElement) box.checked = true
    })
    await form.button.click()
    await expect(form.status).toHaveText(/rejected because its hidden field is filled in/)
    expect(await form.values()).toEqual(before)
    const [sent] = await form.service.received()
    expect(new Map(sent?.parts).get('botcheck')).toBe('on')
  })
}

test('errors disappear when they are corrected, and the button shows when the form is valid', async ({
  page,
}) => {
  const email = uniqueEmail()
  const form = await openFilled(page, 'contact', email)
  await form.field('email').fill('nobody@nowhere')
  // Without `force`, Playwright waits until the button is enabled.
  await form.button.click({ force: true })
  await expect(form.field('email')).toBeFocused()
  await expect(form.root.locator('section a')).toHaveCount(1)
  await form.field('email').fill(email)
  await expect(form.root.locator('section')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/Error/)
  await expect(form.button).not.toHaveAttribute('aria-disabled')
  await expect(page.locator('#form_contact_reason')).toBeHidden()
})
