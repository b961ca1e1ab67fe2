import type { Page } from '@playwright/test'
import { decimalSeparator } from '../../../generator/emit/format.ts'
import { formOn } from './formOn.ts'
import { uniqueField, type FormOnSite } from './forms.ts'
import { interceptForms } from './formService.ts'
import { open } from './site.ts'

/**
 * Fills in every field with a different value, and selects every option. `unique` is entered in the field
 * by which a test finds its form in the inbox. `except`: names of fields to leave out.
 */
export async function fillAll(
  page: Page,
  form: FormOnSite,
  unique?: string,
  except: readonly string[] = [],
): Promise<void> {
  const uniqueName = unique === undefined ? undefined : uniqueField(form).name
  for (const field of form.fields.filter(({ name }) => !except.includes(name))) {
    const element = formOn(page, form).field(field.name)
    const text = field.name === uniqueName ? unique : enteredText(form, field)
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

/** A valid text for a field of a form. Undefined if its answer is no text. */
export function enteredText(
  { site }: FormOnSite,
  field: FormOnSite['fields'][number],
): string | undefined {
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
      return String(field.max ?? field.min ?? 0).replace('.', decimalSeparator(site.language))
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

/** Opens the page of a form and fills in the form. The test answers its requests. */
export async function openFilled(page: Page, form: FormOnSite, unique?: string) {
  const service = await interceptForms(page)
  await open(page, form.path)
  await fillAll(page, form, unique)
  return { ...formOn(page, form), texts: form.status, timing: form.timing, service }
}
