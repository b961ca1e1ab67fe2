import type { Locator, Page } from '@playwright/test'
import type { FieldKind } from '../../../src/forms/schema.ts'
import { firstField, type FormOnSite } from './forms.ts'

/** Locators of a form on a page. */
export function formOn(page: Page, definition: FormOnSite) {
  const { id, fields } = definition
  const root = page.locator(`form#form_${id}`)
  const field = (name: string): Locator => page.locator(`#form_${id}_${name}`)
  return {
    root,
    field,
    /** The first field of a kind. */
    first: (kind: FieldKind): Locator => field(firstField(definition, kind)?.name ?? ''),
    /** The element of a field that takes the focus: the first option of a group. */
    control: (name: string): Locator => {
      const kind = fields.find((one) => one.name === name)?.kind
      const isGroup = kind === 'radio' || kind === 'checkboxes'
      return isGroup ? field(name).locator('input').first() : field(name)
    },
    button: root.locator('button[type=submit]'),
    status: root.locator('[role=status]'),
    help: root.locator('[data-kind]'),
    /** Why the form cannot be sent yet. */
    reason: page.locator(`#form_${id}_reason`),
    /** The values of all fields, by element id. */
    values: () => root.evaluate(valuesOf),
  }
}

/** A form on a page. */
export type FormOnPage = ReturnType<typeof formOn>

function valuesOf(form: Element): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[id], textarea, select')]
  return Object.fromEntries(
    inputs.map((input) => [
      input.id,
      input.type === 'checkbox' || input.type === 'radio' ? String(input.checked) : input.value,
    ]),
  )
}

/** Whether no field has a value. */
export const isEmpty = (values: Readonly<Record<string, string>>): boolean =>
  Object.values(values).every((value) => value === '' || value === 'false')
