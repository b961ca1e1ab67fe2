import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fillAll } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { formsInInbox, textIn, uniqueEmail, type SentForm } from './support/formService.ts'
import { firstField, forms, uniqueField, type FormOnSite } from './support/forms.ts'
import { fieldKinds, type Field } from '../../src/forms/schema.ts'
import { numberSeparators } from '../../generator/emit/format.ts'
import { expect, open, site, test } from './support/site.ts'

// The forms go to the real server. These tests read its inbox.

for (const definition of forms) {
  const { id, status, path: at } = definition
  test(`F17 ${id}: sends each field once, and a text of 100,000 characters completely`, async ({
    page,
  }) => {
    await open(page, at)
    const form = formOn(page, definition)
    for (const [kind, pattern] of [
      ['phone', /d\{3\}/],
      ['email', /@/],
    ] as const) {
      if (firstField(definition, kind) === undefined) continue
      await expect(form.first(kind)).toHaveAttribute('pattern', pattern)
    }
    const email = uniqueEmail()
    await fillAll(page, definition, email)
    const request = page.waitForRequest((one) => one.method() === 'POST')
    await form.button.click()
    await expect(form.status).toHaveText(status.sent)
    expect(await (await request).headerValue('Accept')).toBe('application/json')
    const all = formsInInbox(email)
    expect(all).toHaveLength(1)
    const names = all[0]?.parts.map(([name]) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('redirect')
    expect(names).not.toContain('botcheck')
    expect(linesOf(all[0], definition, email)).toEqual(partsInContract(id, 'With scripts'))

    const textarea = firstField(definition, 'textarea')
    if (textarea === undefined) return
    const long = 'long text '.repeat(10_000).trim()
    const other = uniqueEmail()
    await fillAll(page, definition, other)
    await form.field(textarea.name).fill(long)
    await form.button.click()
    await expect(form.status).toHaveText(status.sent)
    expect(textIn(formsInInbox(other)[0], textarea.send)).toBe(long)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const definition of forms) {
    test(`${definition.id}: reports missing fields, is delivered and opens the thank-you page`, async ({
      page,
    }) => {
      const email = uniqueEmail()
      await page.goto(definition.path)
      const form = formOn(page, definition)
      if (definition.fields.some(({ required }) => required)) {
        await form.button.click()
        await expect(page).toHaveURL(definition.path)
        await expect(form.root.locator(':invalid').first()).toBeFocused()
      }
      await fillAll(page, definition, email)
      await form.button.click()
      await expect(page).toHaveURL(definition.thanks)
      const { thanks } = definition
      const isHidden = site.pages.some((one) => one.path === thanks && !one.indexed)
      const noindex = page.locator('meta[name=robots][content=noindex]')
      await expect(noindex).toHaveCount(isHidden ? 1 : 0)
      const received = formsInInbox(email)
      expect(received).toHaveLength(1)
      expect(linesOf(received[0], definition, email)).toEqual(
        partsInContract(definition.id, 'Without scripts'),
      )
    })
  }
})

const FOLDER = path.resolve(import.meta.dirname, '../../generated/forms')

/** The lines with the parts that a form sends, from the reviewed file in `generated/`; files are last. */
function partsInContract(id: string, way: 'With scripts' | 'Without scripts'): string[] {
  const text = readFileSync(path.join(FOLDER, `${id}.parts.txt`), 'utf8')
  const [, section = ''] = text.split(`${way}:\n`)
  const lines = (section.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('['))
  const isFile = (line: string) => Number(line.endsWith(`,"${FILE}"]`))
  return lines.toSorted((one, other) => isFile(one) - isFile(other))
}

/** The same lines for a form in which `fillAll` has entered a unique text. */
function linesOf(sent: SentForm | undefined, form: FormOnSite, unique: string): string[] {
  const { kind, name } = uniqueField(form)
  const example = kind === 'email' ? '<email>' : `Sentinel of ${name}`
  const texts = (sent?.parts ?? []).map(([name, value]) => {
    if (name === 'access_key') return JSON.stringify([name, '<access key>'])
    // The redirect is a path for the embedded form service, and a URL for others.
    if (name === 'redirect')
      return JSON.stringify([name, `<origin>${new URL(value, 'http://localhost').pathname}`])
    const field = form.fields.find(({ send }) => send === name)
    const sent = value.replace(unique, example)
    return JSON.stringify([name, field === undefined ? sent : withPlaceholder(form, field, sent)])
  })
  return [...texts, ...(sent?.files ?? []).map(({ part }) => JSON.stringify([part, FILE]))]
}

/** A sent text, or the placeholder that the contract has instead, e.g. `<date>`: the example of the kind of field. */
function withPlaceholder({ site }: FormOnSite, { kind }: Field, sent: string): string {
  const { example } = fieldKinds[kind].traits
  if (example === 'options' || !/^<(?!name|value)\w+>$/.test(example.sent)) return sent
  const formats: Readonly<Record<string, RegExp>> = {
    '<number>': new RegExp(`^-?\\d+(?:[${numberSeparators(site.language).decimal}]\\d+)?$`),
    '<date>': /^\d{4}-\d{2}-\d{2}$/,
  }
  return sent.replace(formats[example.sent] ?? /^.+$/s, example.sent)
}

/** A file in the contract. */
const FILE = '<file>'
