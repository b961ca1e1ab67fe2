import type { Page } from '@playwright/test'
import { numberSeparators } from '../../../generator/emit/format.ts'
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
    const answer =
      field.name === uniqueName && unique !== undefined ? { text: unique } : answerTo(form, field)
    if ('text' in answer) await element.fill(answer.text)
    else if ('file' in answer) await element.setInputFiles(answer.file)
    else if ('selected' in answer) await element.selectOption(answer.selected)
    else if ('checked' in answer) {
      for (const option of answer.checked) {
        await element.getByLabel(option, { exact: true }).check()
      }
    } else await element.check()
  }
}

/** Chooses the files of a form, which a reload forgets. */
export const chooseFiles = (page: Page, form: FormOnSite) =>
  fillAll(
    page,
    form,
    undefined,
    form.fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name),
  )

/** What a test enters in a field. */
type Answer =
  | { readonly text: string }
  | { readonly file: FilePayload }
  /** An option of a list. */
  | { readonly selected: string }
  /** Options with a checkbox or a radio button each. */
  | { readonly checked: readonly string[] }
  /** Whether a checkbox without options is checked. */
  | { readonly isChecked: true }

/** A file that does not exist on a disk. */
type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** What a test enters in a field of a form. The compiler reports a kind of field that is missing here. */
function answerTo({ site }: FormOnSite, field: FormOnSite['fields'][number]): Answer {
  switch (field.kind) {
    case 'text':
      return { text: `Sentinel of ${field.name}` }
    case 'email':
      return { text: 'ada@example.com' }
    case 'phone':
      return { text: '301.555.0123' }
    case 'internationalPhone':
      return { text: '+44 20 7946 0958' }
    case 'number': {
      const number = String(field.max ?? field.min ?? 0)
      return { text: number.replace('.', numberSeparators(site.language).decimal) }
    }
    case 'date':
      return { text: isoDate(field.min) ?? isoDate(field.max) ?? '2026-11-20' }
    case 'textarea':
      return { text: `Sentinel of ${field.name}\nand its second line` }
    case 'file': {
      const buffer = Buffer.from(`Sentinel of ${field.name}`)
      const name = `sentinel.${field.types[0]}`
      return { file: { name, mimeType: 'application/octet-stream', buffer } }
    }
    case 'agreement':
      return { isChecked: true }
    case 'select':
      return { selected: field.options.at(-1) ?? '' }
    case 'radio':
      return { checked: field.options.slice(-1) }
    case 'checkboxes':
      return { checked: field.options }
  }
}

/** A valid text for a field of a form. Undefined if its answer is no text. */
export function enteredText(form: FormOnSite, field: FormOnSite['fields'][number]) {
  const answer = answerTo(form, field)
  return 'text' in answer ? answer.text : undefined
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
