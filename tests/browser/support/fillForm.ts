import type { Page } from '@playwright/test'
import { formOn } from './formOn.ts'
import { uniqueField, type FormOnSite } from './forms.ts'
import { service } from './formService.ts'
import { decimal } from './manifest.ts'
import { open } from './site.ts'

/**
 * Fills in every field with a different value, and selects every option. `email` is unique: it is entered
 * in the field by which the form service finds the submission. `except`: names of fields to leave out.
 */
export async function fillAll(
  page: Page,
  form: FormOnSite,
  email: string,
  except: readonly string[] = [],
): Promise<void> {
  const unique = uniqueField(form).name
  for (const field of form.fields.filter(({ name }) => !except.includes(name))) {
    const element = formOn(page, form).field(field.name)
    if (field.name === unique) {
      await element.fill(email)
      continue
    }
    const text = enteredText(field)
    if (text !== undefined) {
      await element.fill(text)
      continue
    }
    switch (field.kind) {
      case 'file':
        await element.setInputFiles({
          name: `sentinel.${field.types[0]}`,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(`Sentinel of ${field.name}`),
        })
        break
      case 'agreement':
        await element.check()
        break
      case 'select':
        await element.selectOption(field.options.at(-1) ?? '')
        break
      case 'radio':
        await element.getByLabel(field.options.at(-1) ?? '', { exact: true }).check()
        break
      case 'checkboxes':
        for (const option of field.options) {
          await element.getByLabel(option, { exact: true }).check()
        }
        break
    }
  }
}

/** A valid text for a field. Undefined if its answer is no text. */
export function enteredText(field: FormOnSite['fields'][number]): string | undefined {
  switch (field.kind) {
    case 'text':
      return `Sentinel of ${field.name}`
    case 'email':
      return 'ada@example.com'
    case 'phone':
      return '301.555.0123'
    case 'internationalPhone':
      return '+44 20 7946 0958'
    case 'number':
      return String(field.max ?? field.min ?? 0).replace('.', decimal)
    case 'date':
      return isoDate(field.min) ?? isoDate(field.max) ?? '2026-11-20'
    case 'textarea':
      return `Sentinel of ${field.name}\nand its second line`
    case 'file':
    case 'agreement':
    case 'select':
    case 'radio':
    case 'checkboxes':
      return undefined
  }
}

/** An ISO date. `today` is the date of the browser and of this process, which have one time zone. */
const isoDate = (limit: string | undefined) =>
  limit === 'today' ? new Date().toLocaleDateString('sv-SE') : limit

/** Opens the page of a form and fills in the form. */
export async function openFilled(page: Page, form: FormOnSite, email: string) {
  await open(page, form.path)
  await fillAll(page, form, email)
  const { status, timing } = form
  return { ...formOn(page, form), texts: status, timing, service: service(page, form, email) }
}
