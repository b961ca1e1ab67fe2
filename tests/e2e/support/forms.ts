import type { Locator, Page } from '@playwright/test'
import * as z from 'zod'
import { FORM_SERVICE_CONTROL } from '../../formService/controlEndpoint.ts'
import type { ControlCommand } from '../../formService/controlCommand.ts'
import { siteSchema } from '../../../src/site/site.ts'
import lock from '../../../generated/site.snapshot.json' with { type: 'json' }
import { open } from './site.ts'

/** A form of the site, with the path of a page that shows it. */
export type FormOnSite = ReturnType<typeof formsOf>[number]

/** Every form of a site that a page shows. */
export function formsOf(site: unknown) {
  const model = siteSchema.parse(site)
  return Object.entries(model.forms).flatMap(([id, form]) => {
    const page = Object.entries(model.routes).find(
      ([, route]) =>
        'sections' in route &&
        route.sections.some((section) => section.kind === 'form' && section.form === id),
    )
    return page === undefined ? [] : [{ id, ...form, path: page[0] }]
  })
}

/** Every form of the manifest that a page shows. */
export const forms = formsOf(lock)

/** A form of the manifest. */
export function formOnSite(id: string): FormOnSite {
  const form = forms.find((one) => one.id === id)
  if (form === undefined) throw new Error(`No page shows a form ${id}.`)
  return form
}

let count = 0

/** A unique email address. The form service uses it to distinguish the submissions of different tests. */
export function uniqueEmail(): string {
  count += 1
  return `visitor-${process.pid}-${Date.now()}-${count}@example.com`
}

const partsSchema = z.object({
  received: z.array(
    z.object({
      accept: z.string(),
      origin: z.string(),
      parts: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
})

/** Controls the form service for the submissions with one email address. */
export function service(page: Page, email: string, origin = '') {
  const url = `${origin}${FORM_SERVICE_CONTROL}`
  const filter = { part: 'Email', value: email }
  const send = async (data: ControlCommand) => {
    const response = await page.request.post(url, { data })
    if (!response.ok()) throw new Error(await response.text())
  }
  return {
    /** Sets the fault of the next submissions. */
    next: (fault: Extract<ControlCommand, { command: 'next' }>['fault'], times = 1) =>
      send({ command: 'next', fault, times, filter }),
    release: () => send({ command: 'release', filter }),
    /** The received submissions, oldest first. */
    received: async () => {
      const query = new URLSearchParams(filter)
      const response = await page.request.get(`${url}?${query.toString()}`)
      return partsSchema.parse(await response.json()).received
    },
  }
}

/** Locators of a form on a page. */
export function formOn(page: Page, id: string) {
  const root = page.locator(`form#form_${id}`)
  const field = (name: string): Locator => page.locator(`#form_${id}_${name}`)
  return {
    root,
    field,
    button: root.locator('button[type=submit]'),
    status: page.locator(`form#form_${id} + div [role=status]`),
    help: page.locator(`form#form_${id} + div`),
    /** The values of all fields, by element id. */
    values: () =>
      root.evaluate((form) =>
        Object.fromEntries(
          [...form.querySelectorAll<HTMLInputElement>('input[id], textarea, select')].map(
            (input) => [
              input.id,
              input.type === 'checkbox' || input.type === 'radio'
                ? String(input.checked)
                : input.value,
            ],
          ),
        ),
      ),
  }
}

/** Fills in every field with a different value, and selects every option. */
export async function fillAll(page: Page, form: FormOnSite, email: string): Promise<void> {
  for (const field of form.fields) {
    const element = formOn(page, form.id).field(field.name)
    switch (field.kind) {
      case 'text':
        await element.fill(`Sentinel of ${field.name}`)
        break
      case 'email':
        await element.fill(email)
        break
      case 'phone':
        await element.fill('301.555.0123')
        break
      case 'textarea':
        await element.fill(`Sentinel of ${field.name}\nand its second line`)
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

/** Opens the page of a form and fills in the form. */
export async function openFilled(page: Page, id: string, email: string) {
  const form = formOnSite(id)
  await open(page, form.path)
  await fillAll(page, form, email)
  return { ...formOn(page, id), service: service(page, email) }
}

/** A form on a page. */
export type FormOnPage = ReturnType<typeof formOn>
