import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'
import { nameOf } from '../findValue.ts'
import type { ManifestSource } from '../locate.ts'
import { isLiteralList } from './textEdit.ts'

/** The entry of a literal list or object at a path. Undefined if it is computed. */
export function entryAt(site: Site, source: ManifestSource, path: ModelPath): Node | undefined {
  const key = path.at(-1)
  const owner = source.node(path.slice(0, -1), false)
  if (typeof key === 'number') {
    const values = valueAt(site, path.slice(0, -1))
    const isLiteral = Array.isArray(values) && isLiteralList(owner, values.length)
    return isLiteral && Node.isArrayLiteralExpression(owner) ? owner.getElements()[key] : undefined
  }
  const property = source.node(path, true)
  const isOwn = Node.isPropertyAssignment(property) && nameOf(property.getNameNode()) === key
  return isOwn ? property : undefined
}
