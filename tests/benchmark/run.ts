import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { benchBuilds } from './builds.ts'
import { benchPages } from './pages.ts'
import { readArguments } from './readArguments.ts'
import { runCommand } from '../support/commandArguments.ts'
import { formatTable, type Table } from './table.ts'

/** The benchmarks. Each returns tables. */
const BENCHMARKS: Readonly<
  Record<string, (runs: number, log: (line: string) => void) => Promise<readonly Table[]>>
> = { pages: benchPages, builds: benchBuilds }

const RESULTS = path.resolve(import.meta.dirname, '../../.bench/results.md')

const log = (line: string) => process.stderr.write(`${line}\n`)

await runCommand(main)

/** Runs benchmarks, and prints and stores their tables. */
async function main(): Promise<void> {
  const { names, runs } = readArguments(process.argv.slice(2), Object.keys(BENCHMARKS))
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
