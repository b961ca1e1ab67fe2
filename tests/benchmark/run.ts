import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { benchBuilds } from './builds.ts'
import { benchPages } from './pages.ts'
import { formatTable, type Table } from './table.ts'

/** The benchmarks. Each returns tables. */
const BENCHMARKS: Readonly<
  Record<string, (runs: number, log: (line: string) => void) => Promise<readonly Table[]>>
> = { pages: benchPages, builds: benchBuilds }

const RESULTS = path.resolve(import.meta.dirname, '../../.bench/results.md')

const log = (line: string) => process.stderr.write(`${line}\n`)
const [, , ...words] = process.argv
const counts = words.filter((word) => /^\d+$/.test(word))
const named = words.filter((word) => !counts.includes(word))
const unknown = named.filter((name) => !Object.hasOwn(BENCHMARKS, name))
if (unknown.length > 0) {
  log(
    `There is no benchmark ${unknown.map((name) => JSON.stringify(name)).join(', ')}. The benchmarks are ${Object.keys(BENCHMARKS).join(' and ')}. A number sets the runs of each.`,
  )
  process.exit(2)
}
ensureChromium(log)
const tables: Table[] = []
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (named.length > 0 && !named.includes(name)) continue
  tables.push(...(await bench(Number(counts[0] ?? 3), log)))
}
const text = tables.map(formatTable).join('\n')
await mkdir(path.dirname(RESULTS), { recursive: true })
await writeFile(RESULTS, text)
process.stdout.write(text)
