import { playwrightReporters } from './playwrightReporters.ts'
import { shellCommand } from './shellQuote.ts'

/** One step of a test run: a program, and what reads its result. */
export type Step = {
  readonly name: string
  /** Which report it writes. A `command` writes none: it passes or fails as one. */
  readonly tool: 'command' | 'vitest' | 'playwright'
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether it needs the builds before it to have succeeded. */
  readonly needsBuild?: boolean
  /** Whether it writes a build: where it fails, the steps that need one do not run. */
  readonly isBuild?: boolean
}

/** Tests of some of Vitest's projects. */
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

/** The program and arguments of a step, with a report written to a file. */
export function commandOf({ tool, args }: Step, reportFile: string): readonly string[] {
  switch (tool) {
    case 'command':
      return args
    case 'vitest':
      return [
        ...args,
        ...VITEST_REPORTERS.map((name) => `--reporter=${name}`),
        `--outputFile.json=${reportFile}`,
      ]
    case 'playwright':
      return [...args, `--reporter=${playwrightReporters().join(',')}`]
  }
}

/** The environment of a step, with a report written to a file. */
export const environmentOf = ({ tool, env }: Step, reportFile: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(tool === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } : {}),
  ...env,
})

/** What a developer types to repeat a step. */
export const rerunCommand = ({ args, env = {} }: Step): string => {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  // npm puts installed programs on the path, a shell does not.
  return [...variables, shellCommand(args[0] === 'npm' ? args : ['npx', ...args])].join(' ')
}

/** Failures and what tests print. The annotations are those that Vitest adds by default on GitHub. */
const VITEST_REPORTERS = [
  'minimal',
  ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions'] : []),
  'json',
]
