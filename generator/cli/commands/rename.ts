import type { Log } from '../../diagnostics/console.ts'
import { planMoves } from '../../manifest/edit/moves.ts'
import { countReferences, renamePages } from '../../manifest/edit/rename.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** Moves a page, and unless it moves alone all pages below it, with all that refers to them. */
export async function renameCommand(
  project: Project,
  say: Log,
  [from, to]: readonly [string, string],
  alone: boolean,
): Promise<void> {
  const { site, source } = await readManifest(project)
  const moves = planMoves(site, from, to, alone)
  await applyEdit(project, source, renamePages(site, source, moves), say)
  for (const [old, now] of moves) say(`${old} is ${now} now, and redirects there.`)
  say(`References that follow: ${countReferences(site, moves)}.`)
}
