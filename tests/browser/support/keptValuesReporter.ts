import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ANNOTATIONS } from './keptValues.ts'

/** Prints the counts of the form tests at the end. */
export default class KeptValuesReporter implements Reporter {
  readonly #kept: string[] = []
  readonly #posts: string[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === ANNOTATIONS.kept) this.#kept.push(description)
      if (type === ANNOTATIONS.posts) this.#posts.push(description)
    }
  }

  onEnd(): void {
    if (this.#kept.length === 0) return
    process.stdout.write(
      `Forms: ${this.#kept.length} faults tested, ${sum(this.#kept, 0)} of ${sum(this.#kept, 1)} field values kept; ` +
        `${this.#posts.length} double submissions, ${sum(this.#posts, 0)} posts.\n`,
    )
  }
}

const sum = (counts: readonly string[], place: number) =>
  counts.reduce((total, count) => total + Number(count.split('/')[place] ?? 0), 0)
