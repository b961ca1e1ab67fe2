import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { auditedPaths } from './auditedPaths.ts'
import { MARKUP } from './markup.ts'
import { markupExceptions } from './markupExceptions.ts'

/**
 * Prints, at the end, how many live documents the Nu HTML checker has checked. The run fails where
 * all of them were checked and an exception was needed by none.
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
      `Nu HTML checker: ${this.#errors.length} live documents checked, ${errors} errors, ${this.#excepted.size} messages ignored for a reason.\n`,
    )
    if (this.#pages.size < auditedPaths.length) return undefined
    const unneeded = markupExceptions.filter(({ message }) => !this.#excepted.has(message.source))
    for (const { message } of unneeded) {
      process.stdout.write(
        `No document has the message ${message}: remove it from tests/e2e/audit/markupExceptions.ts.\n`,
      )
    }
    return unneeded.length > 0 ? { status: 'failed' as const } : undefined
  }
}
