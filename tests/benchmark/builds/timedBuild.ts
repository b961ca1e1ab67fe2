import { spawn, spawnSync } from 'node:child_process'
import * as z from 'zod'

const timingsSchema = z.object({
  pages: z.number(),
  rendered: z.number(),
  parts: z.record(z.string(), z.number()),
  memory: z.number(),
})

/** What a build took: milliseconds, and bytes of its largest process. */
export type TimedBuild = z.output<typeof timingsSchema> & { readonly whole: number }

/** How often the processes that a build starts are looked at. Milliseconds. */
const LOOK = 200

/** Builds a project in a process of its own, and gives what that took. */
export async function timedBuild(root: string): Promise<TimedBuild> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', 'generator/cli.ts', 'build', '--timings'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  let largest = 0
  const looking = setInterval(() => (largest = Math.max(largest, largestBelow(child.pid))), LOOK)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(looking)
  if (code !== 0) throw new Error(`The build ended with ${String(code)}:\n${output}`)
  const timings = timingsSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  return {
    ...timings,
    whole: performance.now() - started,
    memory: Math.max(timings.memory, largest),
  }
}

/** The memory of the largest process that a process started. Bytes. */
function largestBelow(parent: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(parent)], { encoding: 'utf8' })
  return Math.max(0, ...stdout.split('\n').map((size) => Number(size) * 1024))
}
