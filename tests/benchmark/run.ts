import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { benchBuilds } from './builds.ts'
import { benchPages } from './pages.ts'
import { readArguments } from './readArguments.ts'
import { InvalidArgument } from '../support/commandArguments.ts'
import { formatTable, type Table } from './table.ts'

/** The benchmarks. Each returns tables. */
const BENCHMARKS: Readonly<
  Record<string, (runs: number, log: (line: string) => void) => Promise<readonly Table[]>>
> = { pages: benchPages, builds: benchBuilds }

const RESULTS = path.resolve(import.meta.dirname, '../../.bench/results.md')

const log = (line: string) => process.stderr.write(`${line}\n`)

try {
  const { names, runs } = readArguments(process.argv.slice(2), Object.keys(BENCHMARKS))
  await main(names, runs)
} catch (error) {
  if (!(error instanceof InvalidArgument)) throw error
  log(error.message)
  process.exitCode = 2
}

/** Runs benchmarks, and prints and stores their tables. */
async function main(names: readonly string[], runs: number): Promise<void> {
  ensureChromium(log)
  const tables: Table[] = []
  for (const [name, bench] of Object.entries(BENCHMARKS)) {
    if (names.includes(name)) tables.push(...(await bench(runs, log)))
  }
  const text = tables.map(formatTable).join('\n')
  await mkdir(path.dirname(RESULTS), { recursive: true })
  await writeFile(RESULTS, text)
  process.stdout.write(text)
}
