/** The test that must fail while a mutation is applied. */
export type NamedTest = {
  readonly tool: 'vitest' | 'browser'
  /** A project of Vitest. */
  readonly project?: string
  readonly file: string
  /** A regular expression for the titles of the tests. Default: all tests of the file. */
  readonly title?: string
}

/** A mistake that a developer could make, as a patch. */
export type Mutation = {
  /** The name of the patch file without extension. */
  readonly name: string
  /** The effect of the patch. */
  readonly fault: string
  readonly test: NamedTest
  /** The files that it changes. */
  readonly files: readonly string[]
}

const TEST =
  /^(?:vitest (?<project>\w+)|browser) (?<file>\S+\.(?:test\.tsx?|spec\.ts))(?: -[tg] "(?<title>[^"]+)")?$/

/** Parses a patch file. Throws if its header is incomplete. */
export function readMutation(name: string, text: string): Mutation {
  const header = (key: string) => {
    const value = new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`The header of ${name}.patch has no line "${key}: …".`)
    return value
  }
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].flatMap(([, file]) => file ?? [])
  if (files.length === 0) throw new Error(`${name}.patch does not change any file.`)
  return { name, fault: header('Fault'), test: readTest(name, header('Test')), files }
}

function readTest(name: string, text: string): NamedTest {
  const { project, file, title } = TEST.exec(text)?.groups ?? {}
  if (file === undefined) {
    throw new Error(
      `${name}.patch: "Test: ${text}" is invalid. Write "Test: vitest <project> <file>" or "Test: browser <file>", optionally with -t "…" or -g "…" for titles.`,
    )
  }
  return { tool: project === undefined ? 'browser' : 'vitest', project, file, title }
}

/** The parts of the generator that only serve or publish a build. Builds do not depend on them. */
const RUNTIME_ONLY = /^generator\/(?:server\/(?:serve|formService)|hosting\/publish)\//

/** Whether a mutation changes the build. */
export const changesBuild = ({ files }: Mutation): boolean =>
  files.some((file) => !RUNTIME_ONLY.test(file))

/** Whether the test of a mutation needs a build. */
export const readsBuild = ({ test }: Mutation): boolean =>
  test.tool === 'browser' || test.project === 'built'
