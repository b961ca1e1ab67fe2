import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import * as z from 'zod'
import { EMBEDDED_FORM_SERVICE } from '../../../generator/configuration.ts'
import { INBOX } from '../../../generator/server/inbox.ts'

/** A form that was sent: its texts and files in their order. */
export type SentForm = {
  readonly parts: readonly (readonly [name: string, text: string])[]
  readonly files: readonly {
    readonly part: string
    readonly name: string
    readonly size: number
  }[]
}

/** The text that a form sent as a part. */
export const textIn = (sent: SentForm | undefined, part: string): string | undefined =>
  new Map(sent?.parts).get(part)

/** Answers a request to the form service. */
export type Reply = (route: Route) => Promise<void>

export const json =
  (status: number, value: unknown): Reply =>
  (route) =>
    route.fulfill({ status, json: value })

export const html =
  (status: number, title: string): Reply =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: `<title>${title}</title>` })

export const success = json(200, { success: true, message: 'Email sent successfully!' })
/** The page with which a network answers every request until the visitor has signed in. */
export const captivePortal = html(200, 'Sign in to this network')
export const noReply: Reply = async () => {}
/** The reply of the server. */
export const server: Reply = (route) => route.continue()

/** Receives the forms of all pages in the context of a page instead of the form service. */
export async function interceptForms(page: Page) {
  const received: SentForm[] = []
  const replies: Reply[] = []
  await page.context().route(`**${EMBEDDED_FORM_SERVICE}`, async (route) => {
    received.push(await readForm(route.request()))
    await (replies.shift() ?? success)(route)
  })
  return {
    /** The received forms, oldest first. */
    received,
    /** Sets the replies to the next forms. Later forms are sent successfully. */
    next: (...more: readonly Reply[]) => void replies.push(...more),
    /** Holds the reply to the next form until the returned function is called. */
    hold: (reply = success) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      replies.push((route) => released.then(() => reply(route)))
      return release
    },
  }
}

async function readForm(request: Request): Promise<SentForm> {
  const headers = { 'Content-Type': (await request.headerValue('Content-Type')) ?? '' }
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const entries = [...(await new Response(body, { headers }).formData())]
  return {
    parts: entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
    files: entries.flatMap(([part, value]) =>
      typeof value === 'string' ? [] : [{ part, name: value.name, size: value.size }],
    ),
  }
}

const sentFormSchema = z.object({
  parts: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.object({ part: z.string(), name: z.string(), size: z.number() })).default([]),
})

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The forms with a unique text in the inbox of the preview of a project, oldest first. */
export function formsInInbox(unique: string, root = ROOT): readonly SentForm[] {
  const file = path.join(root, INBOX)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines
    .filter((line) => line.includes(unique))
    .map((line) => sentFormSchema.parse(JSON.parse(line)))
}

let count = 0

/** A unique email address, by which a test finds its own forms in the inbox. */
export function uniqueEmail(): string {
  count += 1
  return `visitor-${process.pid}-${Date.now()}-${count}@example.com`
}
