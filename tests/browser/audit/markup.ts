import { createHash } from 'node:crypto'
import { test } from '@playwright/test'
import * as z from 'zod'
import { HTML_CHECKER_URL } from '../../more/htmlChecker.ts'
import { javaPath } from '../../support/programs.ts'
import type { Checker } from './checker.ts'
import { markupExceptions } from './markupExceptions.ts'

/** The annotations of a test that checks markup. */
export const MARKUP = {
  /** Counts the errors and warnings of one document. */
  checked: 'errors in a rendered document',
  /** Names an exception that a document needed, by its message. */
  excepted: 'exception of the HTML checker',
} as const

const hasChecker = javaPath() !== undefined

/** Hashes of the documents that this worker has checked. Most states do not change the elements. */
const checked = new Set<string>()

/**
 * The errors and warnings of the Nu HTML checker for the current document of a page. Without Java,
 * nothing is checked; `tests/run.ts` prints a notice.
 */
export const markup: Checker = async (page) => {
  const content = await page.content()
  const hash = createHash('sha256').update(content).digest('base64')
  if (!hasChecker || checked.has(hash)) return []
  const errors = (await messagesOf(content)).filter((one) => {
    const exception = markupExceptions.find(
      ({ message, extract = ANY }) => message.test(one.message) && extract.test(one.extract),
    )
    if (exception !== undefined) annotate(MARKUP.excepted, exception.message.source)
    return exception === undefined
  })
  checked.add(hash)
  annotate(MARKUP.checked, String(errors.length))
  return errors.map(({ type, message, extract }) => `markup ${type}: ${message} (${extract})`)
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
