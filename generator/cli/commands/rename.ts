import type { Log } from '../../diagnostics/console.ts'
import { counted } from '../../text.ts'
import { planMoves, movedReferences, renamePages } from '../../manifest/edit/rename.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** The options of `site rename`. */
export type RenameOptions = {
  /** Whether the pages below it move too. */
  readonly children: boolean
  /** Whether the old paths redirect to the new ones. */
  readonly redirect: boolean
}

/** Moves a page and updates all references to it. */
export async function renameCommand(
  project: Project,
  log: Log,
  [path, newPath]: readonly [string, string],
  { children, redirect }: RenameOptions,
): Promise<void> {
  const { site, source } = await readManifest(project)
  const moves = planMoves(site, path, newPath, children)
  await applyEdit(project, source, renamePages(site, source, moves, redirect), log)
  const result = redirect ? 'and added a redirect' : 'without a redirect'
  for (const [from, to] of moves) log(`Moved ${from} to ${to} ${result}.`)
  log(`Updated ${counted(movedReferences(site, moves).length, 'reference')}.`)
}
