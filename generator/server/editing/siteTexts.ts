import type { Node } from 'ts-morph'
import type { TextPart } from '../../../src/editing/protocol.ts'
import { joinParts } from '../../../src/editing/textPart.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { type ManifestSource, fileOf } from '../../manifest/locate.ts'
import { mapMarked } from '../../manifest/schemaWalk.ts'
import { isInsertable } from './defaultText.ts'
import { findNode, type FindNode } from './findNode.ts'
import { textParts } from './textParts.ts'

/** A text of the manifest with its place in the source. */
export type SiteText = {
  readonly path: ModelPath
  readonly value: string
  /** The node of the text. Undefined if it is a default, or in a computed part of the manifest. */
  readonly node: Node | undefined
  /**
   * The parts of the literal at `node`, or the default if it can be written into the manifest. Undefined
   * if the text is computed.
   */
  readonly parts: readonly TextPart[] | undefined
  /** Whether pages can show it. */
  readonly isOnPages: boolean
}

/** All texts that people read, in the order of the schemas. */
export function siteTexts(site: Site, source: ManifestSource): SiteText[] {
  const texts: SiteText[] = []
  const nodeAt = findNode(source)
  mapMarked(textRegistry, siteSchema, site, (schema, value, path) => {
    const node = nodeAt(path)
    const text = String(value)
    const parts = partsOf(text, node, nodeAt, path)
    const isOnPages = textRegistry.get(schema)?.isOnPages === true
    texts.push({ path, value: text, node, parts, isOnPages })
    return value
  })
  return texts
}

function partsOf(text: string, node: Node | undefined, nodeAt: FindNode, path: ModelPath) {
  if (node === undefined) return isInsertable(nodeAt, path) ? [{ text }] : undefined
  const parts = textParts(node)
  // The argument of a call may differ from its result.
  return parts !== undefined && joinParts(parts) === text ? parts : undefined
}

/** Identifies the place of a node in the files of the manifest. */
export const placeOf = (node: Node) => `${fileOf(node)}:${node.getStart()}`
