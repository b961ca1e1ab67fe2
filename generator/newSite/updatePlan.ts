import type { CodeRecord } from './codeRecord.ts'

/** How the code of a site changes in an update. Paths relative to the site, sorted. */
export type UpdatePlan = {
  /** New files. */
  readonly added: readonly string[]
  /** Files that the update replaces. */
  readonly changed: readonly string[]
  /** Files that the new code no longer has. */
  readonly removed: readonly string[]
  /** Files that both the site and the new code have changed or removed. The update overwrites the site's version. */
  readonly conflicts: readonly string[]
}

/**
 * Plans the update of a site to new code.
 *
 * @param recorded the code that the site was created or last updated with
 * @param incoming the new code
 * @param current the hash of a file in the site now, `undefined` if it does not exist
 */
export function planUpdate(
  recorded: CodeRecord,
  incoming: CodeRecord,
  current: (file: string) => string | undefined,
): UpdatePlan {
  const added: string[] = []
  const changed: string[] = []
  const removed: string[] = []
  const conflicts: string[] = []
  const files = new Set([...Object.keys(recorded.files), ...Object.keys(incoming.files)])
  for (const file of [...files].toSorted()) {
    const [before, after, now] = [recorded.files[file], incoming.files[file], current(file)]
    if (after === before || now === after) continue
    if (now !== before) conflicts.push(file)
    if (after === undefined) removed.push(file)
    else if (now === undefined) added.push(file)
    else changed.push(file)
  }
  return { added, changed, removed, conflicts }
}
