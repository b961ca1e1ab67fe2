import type { Page } from '@playwright/test'
import * as z from 'zod'
import type { ControlCommand } from '../../support/formService/controlCommand.ts'
import { FORM_SERVICE_CONTROL } from '../../support/formService/controlEndpoint.ts'
import { uniqueField, type FormOnSite } from './forms.ts'

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
      files: z.array(z.object({ part: z.string(), name: z.string(), size: z.number() })),
    }),
  ),
})

/** Controls the form service for the submissions of a form with one unique value. */
export function service(page: Page, form: FormOnSite, value: string, origin = '') {
  const url = `${origin}${FORM_SERVICE_CONTROL}`
  const filter = { part: uniqueField(form).send, value }
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
