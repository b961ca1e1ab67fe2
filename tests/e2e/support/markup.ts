import { expect, test, type Page } from '@playwright/test'
import * as z from 'zod'
import { HTML_CHECKER_URL } from '../../htmlChecker.ts'
import { markupExceptions } from './markupExceptions.ts'
import { site } from './site.ts'

/** An address that no page has: it shows the not-found page. */
export const UNKNOWN = '/no-such-page/at-all'

/** The addresses whose markup is checked. */
export const checkedPaths = [...site.addresses.map(({ path }) => path), UNKNOWN]

/** The annotations of a test that checks markup. */
export const MARKUP = {
  /** Counts the errors and warnings of one document. */
  checked: 'errors in a live document',
  /** Names an exception that a document needed, by its message. */
  excepted: 'exception of the HTML checker',
} as const

/**
 * Checks the document that a page has now, with the Nu HTML checker. Warnings count as errors.
 * `state` names what the page shows, for the report.
 */
export async function expectValidMarkup(page: Page, state: string): Promise<void> {
  const messages = await messagesOf(await page.content())
  const errors = messages.filter((one) => {
    const exception = markupExceptions.find(
      ({ message, extract = ANY }) => message.test(one.message) && extract.test(one.extract),
    )
    if (exception !== undefined) annotate(MARKUP.excepted, exception.message.source)
    return exception === undefined
  })
  annotate(MARKUP.checked, String(errors.length))
  const texts = errors.map(({ type, message, extract }) => `${type}: ${message} (${extract})`)
  expect.soft(texts, state).toEqual([])
}

const ANY = /^/

const replySchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

async function messagesOf(body: string) {
  const reply = await fetch(`${HTML_CHECKER_URL}?out=json`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body,
  })
  return replySchema.parse(await reply.json()).messages
}

const annotate = (type: string, description: string) =>
  test.info().annotations.push({ type, description })
