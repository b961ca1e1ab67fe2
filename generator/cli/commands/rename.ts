import type { Log } from '../../diagnostics/console.ts'
import { counted } from '../../diagnostics/counted.ts'
import { planMoves } from '../../manifest/edit/moves.ts'
import { movedReferences, renamePages } from '../../manifest/edit/rename.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** Moves a page, by default with the pages below it, and updates all references to them. */
export async function renameCommand(
  project: Project,
  log: Log,
  [path, newPath]: readonly [string, string],
  withChildren: boolean,
): Promise<void> {
  const { site, source } = await readManifest(project)
  const moves = planMoves(site, path, newPath, withChildren)
  await applyEdit(project, source, renamePages(site, source, moves), log)
  for (const [from, to] of moves) log(`Moved ${from} to ${to} and added a redirect.`)
  log(`Updated ${counted(movedReferences(site, moves).length, 'reference')}.`)
}
