import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { ignoredMessages } from '../browser/audit/exceptions.ts'
import { javaPath } from '../support/programs.ts'

/** The port of the Nu HTML checker during the browser tests. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273) + 1004

/** The URL of the Nu HTML checker (https://validator.github.io/validator/). */
const URL = `http://127.0.0.1:${PORT}/`

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/**
 * The checker as a server. It runs for a few minutes at most, so using only Java's C1 compiler is faster.
 * The schemas need a larger stack than the default.
 */
export const htmlCheckerServer = {
  command: `java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m -Dnu.validator.servlet.bind-address=127.0.0.1 -cp "${jar}" nu.validator.servlet.Main ${PORT}`,
  url: URL,
  reuseExistingServer: false,
  timeout: 120_000,
}

/** Whether the checker runs: it needs Java. */
export const hasHtmlChecker = javaPath() !== undefined

/** Hashes of the documents that this worker has checked. Most states do not change the elements. */
const checked = new Set<string>()

/** The errors and warnings of the Nu HTML checker for the current document of a page. Without Java, nothing is checked. */
export async function markup(page: Page): Promise<readonly string[]> {
  const content = await page.content()
  const hash = createHash('sha256').update(content).digest('base64')
  if (!hasHtmlChecker || checked.has(hash)) return []
  const problems = await markupProblems(content)
  checked.add(hash)
  return problems
}

/** The errors and warnings of the Nu HTML checker for a document, except the ignored ones. */
export async function markupProblems(html: string): Promise<readonly string[]> {
  const reply = await fetch(`${URL}?out=json`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: html,
  })
  const { messages } = replySchema.parse(await reply.json())
  const isIgnored = (text: string, markup: string) =>
    ignoredMessages.some(
      ({ message, extract }) => message.test(text) && (extract?.test(markup) ?? true),
    )
  return messages
    .filter(({ message, extract }) => !isIgnored(message, extract))
    .map(({ type, message, extract }) => `markup ${type}: ${message} (${extract})`)
}

const replySchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})
