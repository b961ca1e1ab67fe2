import { readFile } from 'node:fs/promises'
import { readPlaywrightReport } from './playwrightReport.ts'
import type { StepResult } from './result.ts'
import { readVitestReport } from './vitestReport.ts'

const READERS = { vitest: readVitestReport, playwright: readPlaywrightReport }

/** Reads the result in a report file. `undefined` if there is no file, e.g. after a crash. */
export async function readReport(
  tool: keyof typeof READERS,
  file: string,
  root: string,
): Promise<StepResult | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : READERS[tool](JSON.parse(text), root)
}
