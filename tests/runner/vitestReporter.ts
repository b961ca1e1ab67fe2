import { writeFile } from 'node:fs/promises'
import { JsonReporter } from 'vitest/node'

/** The environment variable with the path of the report. */
export const VITEST_REPORT_FILE = 'VITEST_REPORT_FILE'

/** Vitest's JSON reporter without its line "JSON report written to …": the report is a temporary file. */
export default class TemporaryJsonReporter extends JsonReporter {
  constructor() {
    super({})
  }

  override async writeReport(report: string): Promise<void> {
    const file = process.env[VITEST_REPORT_FILE]
    if (file === undefined) throw new Error(`${VITEST_REPORT_FILE} is not set.`)
    await writeFile(file, report)
  }
}
