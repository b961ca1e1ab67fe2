import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { linesOf, partsInContract } from './support/formContract.ts'
import { firstField, forms } from './support/forms.ts'
import { service, uniqueEmail } from './support/formService.ts'
import { expect, open, site, test } from './support/site.ts'

for (const definition of forms) {
  const { id, status, path } = definition
  test(`${id}: sends each field once`, async ({ page }) => {
    const email = uniqueEmail()
    const form = await openFilled(page, definition, email)
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
    expect(linesOf(all[0], definition, email)).toEqual(partsInContract(id, 'With scripts'))
  })

  test(`${id}: the native form has the validation attributes`, async ({ page }) => {
    await open(page, path)
    const form = formOn(page, definition)
    for (const [kind, pattern] of [
      ['phone', /d\{3\}/],
      ['email', /@/],
    ] as const) {
      if (firstField(definition, kind) === undefined) continue
      await expect(form.first(kind)).toHaveAttribute('pattern', pattern)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const definition of forms) {
    test(`${definition.id}: is delivered and opens the thank-you page`, async ({ page }) => {
      const email = uniqueEmail()
      await page.goto(definition.path)
      await fillAll(page, definition, email)
      await formOn(page, definition).button.click()
      await expect(page).toHaveURL(definition.thanks)
      const { thanks } = definition
      const isHidden = site.pages.some(({ path, indexed }) => path === thanks && !indexed)
      const noindex = page.locator('meta[name=robots][content=noindex]')
      await expect(noindex).toHaveCount(isHidden ? 1 : 0)
      const [sent] = await service(page, definition, email).received()
      expect(linesOf(sent, definition, email)).toEqual(
        partsInContract(definition.id, 'Without scripts'),
      )
    })
  }
})
