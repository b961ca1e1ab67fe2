import { fillAll, formOn, forms, openFilled, service, uniqueEmail } from './support/forms.ts'
import { expect, open, test } from './support/site.ts'

const shown = (parts: readonly (readonly [string, string])[], email: string) =>
  `${parts.map((part) => JSON.stringify(part)).join('\n')}\n`.replaceAll(email, '<email>')

for (const { id, status, path } of forms) {
  test(`${id}: sends each field once`, async ({ page }) => {
    const email = uniqueEmail()
    const form = await openFilled(page, id, email)
    await form.button.click()
    await expect(form.status).toHaveText(status.sent)
    const all = await form.service.received()
    expect(all).toHaveLength(1)
    const parts = all[0]?.parts ?? []
    const names = parts.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('redirect')
    expect(names).not.toContain('botcheck')
    expect(all[0]?.accept).toBe('application/json')
    expect(shown(parts, email)).toMatchSnapshot(`${id}-parts.txt`)
  })

  test(`${id}: the native form has the validation attributes`, async ({ page }) => {
    await open(page, path)
    const form = formOn(page, id)
    await expect(form.field('phone')).toHaveAttribute('pattern', /d\{3\}/)
    await expect(form.field('email')).toHaveAttribute('pattern', /@/)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const definition of forms) {
    test(`${definition.id}: is delivered and opens the thank-you page`, async ({ page }) => {
      const email = uniqueEmail()
      await page.goto(definition.path)
      await fillAll(page, definition, email)
      await formOn(page, definition.id).button.click()
      await expect(page).toHaveURL(definition.thanks)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const [sent] = await service(page, email).received()
      expect(shown(sent?.parts ?? [], email)).toMatchSnapshot(
        `${definition.id}-parts-without-scripts.txt`,
      )
    })
  }
})
