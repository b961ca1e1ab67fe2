import { isError } from '../../diagnostics/diagnostic.ts'
import { formatDiagnostic, type LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { counted } from '../../text.ts'
import { importByNode, load } from '../../manifest/load.ts'
import type { Plan } from '../../emit/plan.ts'
import { generateProject } from '../../bundle/generateProject.ts'
import type { Project } from '../../manifest/project.ts'
import { WriteError, writeTree } from '../../emit/write.ts'

/** Updates `generated/` from the manifest. Returns the plan of the site. */
export async function generateCommand(project: Project, log: Log): Promise<Plan> {
  // Loaded first, so that the printed duration does not include loading.
  await load(project.manifest, importByNode)
  const started = performance.now()
  const { files, plan, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  if (diagnostics.length > 0) log(`${warningsText(diagnostics)}\n`)
  const { missing, changed, extra, foreign } = await writeTree(project.generated, files).catch(
    (error: unknown) => {
      throw error instanceof WriteError ? new UserError(error.message) : error
    },
  )
  const written = missing.length + changed.length
  const time = Math.round(performance.now() - started)
  const removed = extra.length - foreign.length
  const loading = Math.round(started)
  log(
    `generated/: ${counted(files.size, 'file')}, ${written} written, ${removed} removed, ${time} ms (after ${loading} ms of loading)`,
  )
  for (const name of foreign) log(`generated/${name} was not generated. Remove it.`)
  return plan
}

/**
 * The diagnostics of a manifest with errors as one error. `consequence` is a sentence about what the
 * command did not do.
 */
export function manifestError(
  problems: readonly LocatedDiagnostic[],
  consequence = 'No files were written.',
): UserError {
  return new UserError(`${problemsText(problems)} in the manifest. ${consequence}`)
}

/** The warnings of a manifest without errors. */
export const warningsText = (warnings: readonly LocatedDiagnostic[]) =>
  `${problemsText(warnings)} in the manifest.`

function problemsText(problems: readonly LocatedDiagnostic[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${problems.map(formatDiagnostic).join('\n\n')}\n\n${counts.join(' and ')}`
}
