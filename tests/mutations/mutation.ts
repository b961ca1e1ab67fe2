/** The test that must fail while a mutation is applied. */
export type NamedTest = {
  readonly tool: 'vitest' | 'browser'
  /** A project of Vitest. */
  readonly project?: string
  readonly file: string
  /** A part of the titles of the tests to run: a regular expression. Default: the whole file. */
  readonly title?: string
}

/** One fault that a developer could make by mistake, as a patch. */
export type Mutation = {
  /** The name of its file without the ending. */
  readonly name: string
  /** What is wrong while it is applied. */
  readonly fault: string
  readonly test: NamedTest
  /** The files that it changes. */
  readonly files: readonly string[]
}

const TEST =
  /^(?:vitest (?<project>\w+)|browser) (?<file>\S+\.(?:test\.tsx?|spec\.ts))(?: -[tg] "(?<title>[^"]+)")?$/

/** Reads the text of a patch file. Throws where its header is incomplete. */
export function readMutation(name: string, text: string): Mutation {
  const header = (key: string) => {
    const value = new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`${name}.patch has no line "${key}: …" in its header.`)
    return value
  }
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].flatMap(([, file]) => file ?? [])
  if (files.length === 0) throw new Error(`${name}.patch changes no file.`)
  return { name, fault: header('Fault'), test: readTest(name, header('Test')), files }
}

function readTest(name: string, text: string): NamedTest {
  const { project, file, title } = TEST.exec(text)?.groups ?? {}
  if (file === undefined) {
    throw new Error(
      `${name}.patch: "Test: ${text}" is not understood. Write "Test: vitest <project> <file>" or "Test: browser <file>", with -t "…" or -g "…" for one title.`,
    )
  }
  return { tool: project === undefined ? 'browser' : 'vitest', project, file, title }
}

/** Parts of the generator that only serve or publish a built site: no build depends on them. */
const RUNTIME_ONLY = /^generator\/(?:server\/(?:serve|formService)|hosting\/publish)\//

/** Whether the built site differs while a mutation is applied. */
export const changesBuild = ({ files }: Mutation): boolean =>
  files.some((file) => !RUNTIME_ONLY.test(file))

/** Whether the named test reads the built site. */
export const readsBuild = ({ test }: Mutation): boolean =>
  test.tool === 'browser' || test.project === 'built'
