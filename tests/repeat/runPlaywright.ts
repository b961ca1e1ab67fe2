import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReport, type Run } from './results.ts'

/** A running Playwright process. */
export type RunningPlaywright = {
  readonly ended: Promise<Run>
  /** Stops Playwright, which closes its browsers and its web server. */
  readonly interrupt: () => void
}

/** Whether the filters match any tests of a Playwright configuration. */
export const hasTests = (config: string, filters: readonly string[]): boolean =>
  spawnSync('playwright', ['test', '--config', config, '--list', ...filters]).status === 0

/** Runs the tests of a Playwright configuration once. Prints a dot for each test. */
export function runPlaywright(config: string, filters: readonly string[]): RunningPlaywright {
  let child: ChildProcess | undefined
  return { ended: run(), interrupt: () => child?.kill('SIGINT') }

  async function run(): Promise<Run> {
    const folder = await mkdtemp(path.join(tmpdir(), 'repeat-'))
    const file = path.join(folder, 'report.json')
    const args = ['test', '--config', config, '--reporter', 'dot,json']
    try {
      child = spawn('playwright', [...args, ...filters], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      })
      await closed(child)
      return readReport(JSON.parse(await readFile(file, 'utf8')), process.cwd())
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const closed = (child: ChildProcess) =>
  new Promise((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
