import { formatDiagnostic, type PlacedDiagnostic } from '../diagnostics.ts'
import { Refusal, type Say } from '../console.ts'
import { importByNode, load } from '../load.ts'
import { generateProject, type Project } from '../project.ts'
import { writeTree } from '../write.ts'

/** Brings `generated/` up to date with the manifest. */
export async function generateCommand(project: Project, say: Say): Promise<void> {
  // Loading comes first, so that the time that is told is the generator's own.
  await load(project.manifest, importByNode)
  const started = performance.now()
  const { files, problems } = await generateProject(project, importByNode)
  if (files === undefined) throw refusalOf(problems)
  const { missing, changed, extra, foreign } = await writeTree(project.generated, files)
  const written = missing.length + changed.length
  const time = Math.round(performance.now() - started)
  const removed = extra.length - foreign.length
  const loading = Math.round(started)
  say(
    `generated/: ${files.size} files, ${written} written, ${removed} removed, ${time} ms (after ${loading} ms of loading)`,
  )
  for (const name of foreign) say(`generated/${name} is not generated: remove it`)
}

/** All problems of a manifest as one refusal. */
export function refusalOf(problems: readonly PlacedDiagnostic[]): Refusal {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const texts = problems.map(formatDiagnostic).join('\n\n')
  return new Refusal(`${texts}\n\n${count} in the manifest. Nothing was written.`)
}
