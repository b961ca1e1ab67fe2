import type { Node } from 'ts-morph'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { childValue, type ManifestSource } from '../../manifest/locate.ts'
/** Finds the node of a value. Undefined if the value is a default or computed. */
export type FindNode = (path: ModelPath) => Node | undefined

/** Creates a function that searches each object and list on the way to a value once. */
export function findNode(source: ManifestSource): FindNode {
  const found = new Map<string, Node | undefined>([['[]', source.node([], false)]])
  return function nodeAt(path): Node | undefined {
    const id = JSON.stringify(path)
    const key = path.at(-1)
    if (found.has(id) || key === undefined) return found.get(id)
    const parent = nodeAt(path.slice(0, -1))
    const node = parent && childValue(parent, key)
    found.set(id, node)
    return node
  }
}
