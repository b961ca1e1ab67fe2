import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Suite, Reporter as PlaywrightReporter } from '@playwright/test/reporter'
import type { Reporter as VitestReporter, TestModule } from 'vitest/node'
import { escapeRegExp } from '../../generator/rules/texts.ts'

/** The environment variable with the file to which every run adds its result as a line of JSON. */
export const RESULTS_FILE = 'TEST_RESULTS'

/** The result of one run of Vitest or Playwright. */
export type Result = {
  readonly passed: number
  readonly failed: number
  /** Why tests were skipped, one entry for each test. */
  readonly skipped: readonly string[]
}

/**
 * A reporter for Vitest and for Playwright: it prints the command that repeats each failure, and adds the
 * result to the file of `RESULTS_FILE`, if that is set.
 */
export default class ResultReporter implements VitestReporter, PlaywrightReporter {
  #suite: Suite | undefined
  #config: string | undefined
  #errors = 0

  /** Vitest has finished. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const broken = modules.filter((module) => module.errors().length > 0)
    report(
      {
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failed: failed.length + broken.length + errors.length,
        skipped: tests.flatMap((test) => {
          const result = test.result()
          return result.state === 'skipped' ? [result.note ?? NO_REASON] : []
        }),
      },
      [
        ...failed.map(
          ({ fullName, module }) =>
            `npx vitest run ${module.relativeModuleId} -t ${quoted(`^${escapeRegExp(fullName.replaceAll(' > ', ' '))}$`)}`,
        ),
        ...broken.map(({ relativeModuleId }) => `npx vitest run ${relativeModuleId}`),
      ],
    )
  }

  /** Playwright starts. */
  onBegin(config: FullConfig, suite: Suite): void {
    this.#suite = suite
    this.#config = config.configFile
  }

  /** An error outside of tests. */
  onError(): void {
    this.#errors += 1
  }

  /** Playwright has finished. */
  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const failed = tests.filter((test) => test.outcome() === 'unexpected')
    const config = path.relative(process.cwd(), this.#config ?? '')
    report(
      {
        passed: tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length,
        failed: failed.length + this.#errors,
        skipped: tests
          .filter((test) => test.outcome() === 'skipped')
          .map(({ annotations, results }) => {
            const all = [...annotations, ...results.flatMap((result) => result.annotations)]
            return all.find(({ type }) => type === 'skip')?.description ?? NO_REASON
          }),
      },
      failed.map(
        ({ location, title }) =>
          `npx playwright test --config ${config} ${path.relative(process.cwd(), location.file)} -g ${quoted(`${escapeRegExp(title)}$`)}`,
      ),
    )
  }

  /** The output of Playwright's own reporters stays on. */
  printsToStdio(): boolean {
    return false
  }
}

/** The reason of `skipIf`, which the tests use only for programs that may be missing. */
const NO_REASON = 'a program is not installed'

/** A text as an argument in a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function report(result: Result, commands: readonly string[]): void {
  if (commands.length > 0) {
    process.stdout.write(
      `\nTo repeat the failures:\n${commands.map((one) => `  ${one}\n`).join('')}`,
    )
  }
  const file = process.env[RESULTS_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}
