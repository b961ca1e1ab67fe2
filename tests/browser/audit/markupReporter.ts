import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { auditedPaths } from './auditedPaths.ts'
import { MARKUP } from './markup.ts'
import { markupExceptions, type MarkupException } from './markupExceptions.ts'

/**
 * Prints at the end how many rendered documents the Nu HTML checker has checked. The run fails if all
 * pages were checked and an exception was not needed although the site has its cause.
 */
export default class MarkupReporter implements Reporter {
  readonly #errors: number[] = []
  readonly #pages = new Set<string>()
  readonly #excepted = new Set<string>()

  onTestEnd({ id }: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === MARKUP.excepted) this.#excepted.add(description)
      if (type !== MARKUP.checked) continue
      this.#pages.add(id)
      this.#errors.push(Number(description))
    }
  }

  async onEnd() {
    if (this.#errors.length === 0) return undefined
    const errors = this.#errors.reduce((total, count) => total + count, 0)
    process.stdout.write(
      `Nu HTML checker: ${this.#errors.length} rendered documents checked, ${errors} errors, ${this.#excepted.size} different messages ignored.\n`,
    )
    if (this.#pages.size < auditedPaths.length) return undefined
    // Only now: the site is built.
    const { documents } = await import('../../built/files.ts')
    const hasCause = ({ causedBy }: MarkupException) =>
      causedBy !== undefined && documents.some(([, html]) => html.includes(causedBy))
    const unneeded = markupExceptions.filter(
      (exception) => !this.#excepted.has(exception.message.source) && hasCause(exception),
    )
    for (const { message } of unneeded) {
      process.stdout.write(
        `No document has the message ${message}: remove it from tests/browser/audit/markupExceptions.ts.\n`,
      )
    }
    return unneeded.length > 0 ? { status: 'failed' as const } : undefined
  }
}
