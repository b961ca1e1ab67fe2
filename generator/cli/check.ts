import { spawn } from 'node:child_process'
import { generateProject, manifestError, warningsText } from '../project/generateProject.ts'
import { UserError, type Log } from '../diagnostics/commandRun.ts'
import { compare, isSame, readTree, type FileDifference } from '../emit/write.ts'
import { importByNode } from '../manifest/load.ts'
import type { Project } from '../projectPaths.ts'
import { otherLocations, type LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import { adviceOf, formatPath, isError, type SourceLocation } from '../diagnostics/diagnostic.ts'

/** The programs that check the project, and how to fix the problems that they find. */
const PROGRAMS = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit'],
    github: [],
    fix: 'correct the type errors above',
  },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings'],
    github: ['--format=github'],
    fix: 'correct the problems above (npx oxlint --fix corrects some of them)',
  },
  {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '.'],
    github: [],
    fix: 'run: npx oxfmt',
  },
] as const

/**
 * Checks that the generated files are up to date, and types, lint and format. Throws a user error with all problems.
 * With `github`, problems are also written as annotations.
 */
export async function checkCommand(project: Project, log: Log, github = false): Promise<void> {
  const difference = await generatedDifference(project, log, github)
  if (github) for (const line of driftAnnotations(difference)) log(line)
  const drift = driftText(difference)
  if (drift === undefined) log('generated files: up to date')
  const failures = drift === undefined ? [] : [drift]
  for (const { name, command, args, github: githubArgs, fix } of PROGRAMS) {
    const all = github ? [...args, ...githubArgs] : args
    const started = performance.now()
    const exitCode = await runProgram(command, all, project.root)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (exitCode === 0) log(`${name}: ok (${seconds} s)`)
    else failures.push(`${name}: ${fix}`)
  }
  if (failures.length > 0) throw new UserError(failures.join('\n'))
}

/** Compares `generated/` with the files for the manifest. Prints the warnings of the manifest. */
export async function generatedDifference(
  project: Project,
  log: Log = () => {},
  github = false,
): Promise<FileDifference> {
  const { files, diagnostics } = await generateProject(project, importByNode)
  if (github) for (const problem of diagnostics) log(annotateDiagnostic(problem))
  if (files === undefined) {
    throw manifestError(diagnostics, 'Types, lint and format were not checked.')
  }
  if (diagnostics.length > 0) log(`${warningsText(diagnostics)}\n`)
  return compare(files, await readTree(project.generated))
}

/** Describes the difference, with the command that fixes it. Undefined if there is none. */
export function driftText(difference: FileDifference): string | undefined {
  if (isSame(difference)) return undefined
  return [...driftLines(difference).map(({ text }) => text), 'Run: npm run generate'].join('\n')
}

/** The difference as GitHub annotations. */
const driftAnnotations = (difference: FileDifference): string[] =>
  driftLines(difference).map(({ file, text }) =>
    githubAnnotation({ file }, 'drift', `${text}\nRun: npm run generate`),
  )

function driftLines({ missing, changed, extra }: FileDifference) {
  const line = (name: string, problem: string) => ({
    file: `generated/${name}`,
    text: `generated/${name} ${problem}`,
  })
  return [
    ...missing.map((name) => line(name, 'is missing.')),
    ...changed.map((name) => line(name, 'is not up to date.')),
    ...extra.map((name) => line(name, 'was not generated. Remove it.')),
  ]
}

function runProgram(command: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** A GitHub Actions workflow command that shows a message at a line of a file, or without a line at the whole file. */
export function githubAnnotation(
  location: Pick<SourceLocation, 'file'> & Partial<SourceLocation>,
  title: string,
  message: string,
  severity: 'error' | 'warning' = 'error',
): string {
  const properties = [
    ['file', location.file],
    ['line', location.line],
    ['col', location.column],
    ['title', title],
  ].flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  )
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`
}

/** A diagnostic as an annotation. */
export function annotateDiagnostic(diagnostic: LocatedDiagnostic): string {
  const { code, path, message } = diagnostic
  const advice = adviceOf(diagnostic)
  const what = path.length === 0 ? message : `${formatPath(path)}: ${message}`
  const lines = [what, ...(advice === undefined ? [] : [advice]), ...otherLocations(diagnostic)]
  return githubAnnotation(
    diagnostic,
    code,
    lines.join('\n'),
    isError(diagnostic) ? 'error' : 'warning',
  )
}

/** Escapes line breaks and percent signs, as in actions/toolkit, command.ts. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
