import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReport } from '../runner/readReport.ts'
import type { StepResult } from '../runner/result.ts'
import { listError } from './listError.ts'

/** A running Playwright process. */
export type RunningPlaywright = {
  /** The result, or `undefined` if Playwright wrote no report. */
  readonly ended: Promise<StepResult | undefined>
  /** Stops Playwright, which closes its browsers and its web server. */
  readonly interrupt: () => void
}

const PLAYWRIGHT = ['test', '--config', 'tests/playwright.config.ts']

/** Checks that the filters match browser tests. Throws `InvalidArgument`, or an error of Playwright. */
export function checkFilters(filters: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(
    'playwright',
    [...PLAYWRIGHT, '--list', ...filters],
    { encoding: 'utf8' },
  )
  if (error !== undefined) throw error
  if (status === 0) return
  throw listError(filters, `${stdout}${stderr}`.trim())
}

/** Runs the browser tests once. Prints a dot for each test. */
export function runPlaywright(filters: readonly string[]): RunningPlaywright {
  let child: ChildProcess | undefined
  return { ended: run(), interrupt: () => child?.kill('SIGINT') }

  async function run(): Promise<StepResult | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), 'repeat-'))
    const file = path.join(folder, 'report.json')
    try {
      child = spawn('playwright', [...PLAYWRIGHT, '--reporter', 'dot,json', ...filters], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      })
      await closed(child)
      return await readReport('playwright', file, process.cwd())
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
