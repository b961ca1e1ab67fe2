import { spawn } from 'node:child_process'
import { compare, isSame, type Difference } from '../compare.ts'
import { Refusal, type Say } from '../console.ts'
import { importByNode } from '../load.ts'
import { generateProject, type Project } from '../project.ts'
import { readTree } from '../write.ts'
import { refusalOf, warningsText } from './generate.ts'

/** A check that another program makes, and the command that mends what it finds. */
const PROGRAMS = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit'],
    mend: 'mend the types that are named above',
  },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], mend: 'run: npx oxlint --fix' },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], mend: 'run: npx oxfmt' },
] as const

/** Fails unless the generated files are those of the manifest, and types, lint and format are right. */
export async function checkCommand(project: Project, say: Say): Promise<void> {
  const drift = driftText(await generatedDifference(project, say))
  if (drift === undefined) say('generated files: as the manifest has them')
  const failures = drift === undefined ? [] : [drift]
  for (const { name, command, args, mend } of PROGRAMS) {
    if ((await run(command, args, project.root)) === 0) say(`${name}: right`)
    else failures.push(`${name}: ${mend}`)
  }
  if (failures.length > 0) throw new Refusal(failures.join('\n'))
}

/** How the generated files differ from what the manifest asks for. Its warnings are told. */
export async function generatedDifference(
  project: Project,
  say: Say = () => {},
): Promise<Difference> {
  const { files, problems } = await generateProject(project, importByNode)
  if (files === undefined) throw refusalOf(problems)
  if (problems.length > 0) say(`${warningsText(problems)}\n`)
  return compare(files, await readTree(project.generated))
}

/** The difference in words, with the command that mends it; nothing where there is none. */
export function driftText(difference: Difference): string | undefined {
  if (isSame(difference)) return undefined
  const { missing, changed, extra } = difference
  return [
    ...missing.map((name) => `generated/${name} is missing`),
    ...changed.map((name) => `generated/${name} is not what the manifest says`),
    ...extra.map((name) => `generated/${name} is not generated: remove it`),
    'run: npm run generate',
  ].join('\n')
}

function run(command: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
