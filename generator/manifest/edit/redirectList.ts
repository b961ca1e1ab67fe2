import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../locate.ts'
import { insertEntry, isLiteralList, type TextEdit } from './textEdit.ts'

/**
 * The node that redirects can be added to: the list `redirects`, or the object of the site if it has no
 * such list. Undefined if the list is not a literal.
 */
export function redirectList(site: Site, source: ManifestSource): Node | undefined {
  const node = source.node(['redirects'], false)
  if (isLiteralList(node, site.redirects.length)) return node
  const isMissing = Node.isObjectLiteralExpression(node) && node === source.node([], false)
  return isMissing && site.redirects.length === 0 ? node : undefined
}

/** Adds redirects, each as the code of an object, to the node that `redirectList` returns. */
export function insertRedirects(list: Node, redirects: readonly string[]): TextEdit[] {
  if (redirects.length === 0) return []
  const entries = redirects.join(',\n')
  return insertEntry(
    list,
    Node.isArrayLiteralExpression(list) ? entries : `redirects: [${entries}]`,
  )
}
