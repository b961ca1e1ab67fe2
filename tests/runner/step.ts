import path from 'node:path'
import { playwrightReporters } from './playwrightReporters.ts'
import { shellCommand } from './shellQuote.ts'
import { VITEST_REPORT_FILE } from './vitestReporter.ts'

/** A step of a test run. */
export type Step = {
  readonly name: string
  /** The tool, which decides the format of the report. A `command` has no report. */
  readonly tool: 'command' | 'vitest' | 'playwright'
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether the step is skipped if a previous build failed. */
  readonly needsBuild?: boolean
  /** Whether the step makes a build. */
  readonly isBuild?: boolean
}

/** Creates a step that runs some Vitest projects. */
export const vitestStep = (
  name: string,
  projects: readonly string[],
  rest: Partial<Step> = {},
): Step => ({
  name,
  tool: 'vitest',
  ...rest,
  args: [
    'vitest',
    ...(rest.args ?? ['run']),
    ...projects.flatMap((project) => ['--project', project]),
  ],
})

/** The command of a step that writes a report. The environment variables contain the name of the file. */
export function commandOf({ tool, args }: Step): readonly string[] {
  switch (tool) {
    case 'command':
      return args
    case 'vitest':
      return [...args, ...VITEST_REPORTERS.map((name) => `--reporter=${name}`)]
    case 'playwright':
      return [...args, `--reporter=${playwrightReporters().join(',')}`]
  }
}

/** The environment variables of a step that writes a report to a file. */
export const environmentOf = ({ tool, env }: Step, reportFile: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(tool === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } : {}),
  ...(tool === 'vitest' ? { [VITEST_REPORT_FILE]: reportFile } : {}),
  ...env,
})

/** The shell command that repeats a step. */
export const rerunCommand = ({ args, env = {} }: Step): string => {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  // Outside npm scripts, installed programs are not in PATH, so npx is needed.
  return [...variables, shellCommand(args[0] === 'npm' ? args : ['npx', ...args])].join(' ')
}

/** Failures and output of tests, and on GitHub the annotations, like Vitest's defaults. */
const VITEST_REPORTERS = [
  'minimal',
  ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions'] : []),
  path.join(import.meta.dirname, 'vitestReporter.ts'),
]
