import { createHash } from 'node:crypto'
import { Node, type ArrayLiteralExpression } from 'ts-morph'
import type { EditableList } from '../../../../src/editing/lists/editableList.ts'
import type { Site } from '../../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../../diagnostics/diagnostic.ts'
import { isLiteralList } from '../../../manifest/edit/textEdit.ts'
import { type ManifestSource, locationOf } from '../../../manifest/locate.ts'
import { sourceValue, type SourceValue } from '../settings/settingSource.ts'

/** A list of the manifest in the source. */
export type ListAtPath =
  | {
      readonly kind: 'literal'
      readonly node: ArrayLiteralExpression
      readonly version: string
    }
  | {
      /** The object has no such property. */
      readonly kind: 'missing'
      readonly owner: SourceValue
      readonly version: string
    }
  | {
      readonly kind: 'computed'
      /** Why the entries cannot be changed. */
      readonly problem: string
      readonly version: string
    }

/** The list at a path. */
export function listAt(site: Site, source: ManifestSource, path: ModelPath): ListAtPath {
  const owner = sourceValue(source, path.slice(0, -1))
  const node = sourceValue(source, path)?.resolved
  const value = valueAt(site, path)
  if (Node.isArrayLiteralExpression(node)) {
    const version = versionOf(node)
    return Array.isArray(value) && isLiteralList(node, value.length)
      ? { kind: 'literal', node, version }
      : { kind: 'computed', problem: problemOf(node), version }
  }
  const isMissing = node === undefined && isEmpty(value)
  if (isMissing && owner !== undefined && Node.isObjectLiteralExpression(owner.resolved)) {
    return { kind: 'missing', owner, version: 'missing' }
  }
  const closest = node ?? source.node(path, false)
  return { kind: 'computed', problem: problemOf(closest), version: versionOf(closest) }
}

/** What the page editor has to know of a list. */
export function editableList(site: Site, source: ManifestSource, path: ModelPath): EditableList {
  const list = listAt(site, source, path)
  const problem = list.kind === 'computed' ? list.problem : undefined
  return { path: [...path], version: list.version, problem }
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

const versionOf = (node: Node) =>
  createHash('sha256').update(node.getText()).digest('hex').slice(0, 16)

function problemOf(node: Node): string {
  const { file, line, column } = locationOf(node)
  return `The entries of this list are computed in ${file}:${line}:${column}. Change them there.`
}
