import { counted } from '../diagnostics/counted.ts'
import type { IssueText } from '../diagnostics/messages.ts'
import type { MovedPage } from './movedPages.ts'
import type { SiteReference } from './rule.ts'

/**
 * The message for links to a page whose path was changed. It is the same for all links to the page and
 * to the pages that moved with it, so that they are shown as one problem.
 */
export function linksToMovedPages(
  moved: ReadonlyMap<string, MovedPage>,
  references: readonly SiteReference[],
): (path: string) => IssueText | undefined {
  const counts = new Map<string, number>()
  for (const { kind, name } of references) {
    const move = kind === 'link' || kind === 'page' ? moved.get(pageOf(name)) : undefined
    if (move !== undefined) counts.set(move.from, (counts.get(move.from) ?? 0) + 1)
  }
  return (path) => {
    const move = moved.get(path)
    if (move === undefined) return undefined
    const { from, to } = move
    return {
      message: `${JSON.stringify(from)} seems to have moved to ${JSON.stringify(to)}.`,
      hint: `Update ${counted(counts.get(from) ?? 0, 'link')}, or change the path back and run: npm run site -- rename ${from} ${to}`,
    }
  }
}

/** The path of a link target, without the id of a section. */
const pageOf = (target: string) => target.split('#', 1)[0] ?? ''
