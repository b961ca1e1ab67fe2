import { spawn } from 'node:child_process'
import * as z from 'zod'

const timingsSchema = z.object({
  pages: z.number(),
  parts: z.record(z.string(), z.number()),
  memory: z.number(),
})

/** The durations of a build in milliseconds, and its peak memory in bytes. */
export type TimedBuild = z.output<typeof timingsSchema> & { readonly whole: number }

/** Builds a project in a new process and measures it. */
export async function timedBuild(root: string): Promise<TimedBuild> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', 'generator/cli.ts', 'build', '--timings'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The build failed with exit code ${String(code)}:\n${output}`)
  const timings = timingsSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  return { ...timings, whole: performance.now() - started }
}
