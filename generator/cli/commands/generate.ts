import { isError } from '../../diagnostics/diagnostic.ts'
import { formatDiagnostic, type LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { importByNode, load } from '../../manifest/load.ts'
import type { Plan } from '../../emit/plan.ts'
import { generateProject } from '../../build/generateProject.ts'
import type { Project } from '../../manifest/project.ts'
import { WriteError, writeTree } from '../../emit/write.ts'

/** Brings `generated/` up to date with the manifest. Returns the plan of the site. */
export async function generateCommand(project: Project, say: Log): Promise<Plan> {
  // Loading comes first, so that the time that is told is the generator's own.
  await load(project.manifest, importByNode)
  const started = performance.now()
  const { files, plan, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  if (diagnostics.length > 0) say(`${warningsText(diagnostics)}\n`)
  const { missing, changed, extra, foreign } = await writeTree(project.generated, files).catch(
    (error: unknown) => {
      throw error instanceof WriteError ? new UserError(error.message) : error
    },
  )
  const written = missing.length + changed.length
  const time = Math.round(performance.now() - started)
  const removed = extra.length - foreign.length
  const loading = Math.round(started)
  say(
    `generated/: ${files.size} files, ${written} written, ${removed} removed, ${time} ms (after ${loading} ms of loading)`,
  )
  for (const name of foreign) say(`generated/${name} is not generated: remove it`)
  return plan
}

/** All problems of a manifest as one refusal. */
export function manifestError(problems: readonly LocatedDiagnostic[]): UserError {
  return new UserError(`${problemsText(problems)} in the manifest. Nothing was written.`)
}

/** The warnings of a manifest, which block nothing. */
export const warningsText = (warnings: readonly LocatedDiagnostic[]) =>
  `${problemsText(warnings)} in the manifest.`

function problemsText(problems: readonly LocatedDiagnostic[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const counts = [
    ...(errors > 0 ? [counted(errors, 'problem')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${problems.map(formatDiagnostic).join('\n\n')}\n\n${counts.join(' and ')}`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
