import { spawn } from 'node:child_process'
import { compare, isSame, type Difference } from '../../emit/compare.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { annotateDiagnostic, githubAnnotation } from '../../diagnostics/githubAnnotation.ts'
import { importByNode } from '../../manifest/load.ts'
import { generateProject } from '../../build/generateProject.ts'
import type { Project } from '../../manifest/project.ts'
import { readTree } from '../../emit/write.ts'
import { manifestError, warningsText } from './generate.ts'

/** A check that another program makes, and the command that mends what it finds. */
const PROGRAMS = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit'],
    github: [],
    mend: 'mend the types that are named above',
  },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings'],
    github: ['--format=github'],
    mend: 'run: npx oxlint --fix',
  },
  {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '.'],
    github: [],
    mend: 'run: npx oxfmt',
  },
] as const

/**
 * Fails unless the generated files are those of the manifest, and types, lint and format are right.
 * For GitHub, problems are written as annotations too.
 */
export async function checkCommand(project: Project, say: Log, github = false): Promise<void> {
  const { files, diagnostics } = await generateProject(project, importByNode)
  if (github) for (const problem of diagnostics) say(annotateDiagnostic(problem))
  if (files === undefined) throw manifestError(diagnostics)
  if (diagnostics.length > 0) say(`${warningsText(diagnostics)}\n`)
  const difference = compare(files, await readTree(project.generated))
  if (github) for (const line of driftAnnotations(difference)) say(line)
  const drift = driftText(difference)
  if (drift === undefined) say('generated files: as the manifest has them')
  const failures = drift === undefined ? [] : [drift]
  for (const { name, command, args, github: more, mend } of PROGRAMS) {
    const all = github ? [...args, ...more] : args
    if ((await run(command, all, project.root)) === 0) say(`${name}: right`)
    else failures.push(`${name}: ${mend}`)
  }
  if (failures.length > 0) throw new UserError(failures.join('\n'))
}

/** How the generated files differ from what the manifest asks for. Its warnings are told. */
export async function generatedDifference(
  project: Project,
  say: Log = () => {},
): Promise<Difference> {
  const { files, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  if (diagnostics.length > 0) say(`${warningsText(diagnostics)}\n`)
  return compare(files, await readTree(project.generated))
}

/** The difference in words, with the command that mends it; nothing where there is none. */
export function driftText(difference: Difference): string | undefined {
  if (isSame(difference)) return undefined
  return [...driftLines(difference).map(({ text }) => text), 'run: npm run generate'].join('\n')
}

/** The difference as annotations for GitHub. */
export const driftAnnotations = (difference: Difference): string[] =>
  driftLines(difference).map(({ file, text }) =>
    githubAnnotation({ file }, 'drift', `${text}\nrun: npm run generate`),
  )

function driftLines({ missing, changed, extra }: Difference) {
  const line = (name: string, says: string) => ({
    file: `generated/${name}`,
    text: `generated/${name} ${says}`,
  })
  return [
    ...missing.map((name) => line(name, 'is missing')),
    ...changed.map((name) => line(name, 'is not what the manifest says')),
    ...extra.map((name) => line(name, 'is not generated: remove it')),
  ]
}

function run(command: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
