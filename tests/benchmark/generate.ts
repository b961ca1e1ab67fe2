import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { manyPages } from './manyPages.ts'

/** Prints the duration and memory of generating by number of pages: the best of three new processes. */
const SIZES = [20, 200, 2000, 10_000]
const TRIES = 3

const runSchema = z.object({ time: z.number(), cpuTime: z.number(), memory: z.number() })

const row = (...cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell) => cell.padStart(14)).join('')}\n`)

row('pages', 'time', 'per page', 'CPU time', 'per page', 'peak memory', 'manifest')
for (const size of SIZES) {
  const text = manyPages(size)
  const roots: string[] = []
  const runs: z.output<typeof runSchema>[] = []
  for (let run = 0; run < TRIES; run += 1) {
    // Deleted at the end, because deleting slows down the next runs on some file systems.
    const root = await mkdtemp(path.join(tmpdir(), 'bench-'))
    roots.push(root)
    await writeFile(path.join(root, 'site.manifest.ts'), text)
    await writeFile(path.join(root, 'package.json'), '{ "type": "module" }')
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx/esm', path.join(import.meta.dirname, 'timeGenerate.ts'), root],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    )
    runs.push(runSchema.parse(JSON.parse(stdout)))
  }
  await Promise.all(roots.map((root) => rm(root, { recursive: true })))
  const time = Math.min(...runs.map(({ time }) => time))
  const cpuTime = Math.min(...runs.map(({ cpuTime }) => cpuTime))
  const memory = Math.max(...runs.map(({ memory }) => memory))
  row(
    String(size),
    `${(time / 1000).toFixed(2)} s`,
    `${(time / size).toFixed(2)} ms`,
    `${(cpuTime / 1000).toFixed(2)} s`,
    `${(cpuTime / size).toFixed(2)} ms`,
    `${(memory / 1e6).toFixed(0)} MB`,
    `${(text.length / 1e6).toFixed(1)} MB`,
  )
}
