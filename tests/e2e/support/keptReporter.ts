import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { COUNTED } from './kept.ts'

/** Prints, at the end, what the tests of forms counted. */
export default class KeptReporter implements Reporter {
  readonly #kept: string[] = []
  readonly #posts: string[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === COUNTED.kept) this.#kept.push(description)
      if (type === COUNTED.posts) this.#posts.push(description)
    }
  }

  onEnd(): void {
    if (this.#kept.length === 0) return
    process.stdout.write(
      `Forms: ${this.#kept.length} faults met, ${sum(this.#kept, 0)} of ${sum(this.#kept, 1)} field values kept; ` +
        `${this.#posts.length} double submissions, ${sum(this.#posts, 0)} posts.\n`,
    )
  }
}

const sum = (counts: readonly string[], place: number) =>
  counts.reduce((total, count) => total + Number(count.split('/')[place] ?? 0), 0)
