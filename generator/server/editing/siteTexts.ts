import type { Node } from 'ts-morph'
import type { TextPart } from '../../../src/editing/protocol.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { childValue } from '../../manifest/findValue.ts'
import { mapMarked } from '../../manifest/schemaWalk.ts'
import { fileOf } from '../../manifest/sourceLocation.ts'
import { textParts } from './textParts.ts'

/** A text of the manifest with its place in the source. */
export type SiteText = {
  readonly path: ModelPath
  readonly value: string
  /** The node of the text. Undefined if it is a default, or in a computed part of the manifest. */
  readonly node: Node | undefined
  /** The parts of the literal at `node`. Undefined if there is no literal. */
  readonly parts: readonly TextPart[] | undefined
}

/** All texts that people read, in the order of the schemas. */
export function siteTexts(site: Site, source: ManifestSource): SiteText[] {
  const texts: SiteText[] = []
  const nodeAt = nodesByPath(source)
  mapMarked(textRegistry, siteSchema, site, (_, value, path) => {
    const node = nodeAt(path)
    texts.push({ path, value: String(value), node, parts: node && textParts(node) })
    return value
  })
  return texts
}

/** Finds the nodes of values. Each object and list on the way is searched once. */
function nodesByPath(source: ManifestSource): (path: ModelPath) => Node | undefined {
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

/** Identifies the place of a node in the files of the manifest. */
export const placeOf = (node: Node) => `${fileOf(node)}:${node.getStart()}`
