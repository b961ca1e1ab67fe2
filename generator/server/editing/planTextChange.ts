import { Node } from 'ts-morph'
import type { Change, TextPart } from '../../../src/editing/protocol.ts'
import { joinParts } from '../../../src/editing/textPart.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { withSampleCall } from '../../manifest/edit/editedFiles.ts'
import { replaceNode, type TextEdit } from '../../manifest/edit/textEdit.ts'
import { insertText } from './defaultText.ts'
import { findNode, type FindNode } from './findNode.ts'
import { insertedIn, isLiteral } from './insertedValues.ts'
import type { PlannedChange } from './plannedChange.ts'
import { repeatedTexts } from './repeatedTexts.ts'
import { textParts, toCode } from './textParts.ts'

/** A change of a text or of an inserted value. */
type TextChange = Extract<Change, { kind: 'text' | 'inserted' }>

/** Plans a change of a text, or of a value that texts insert. */
export function planTextChange(
  site: Site,
  source: ManifestSource,
  change: TextChange,
): PlannedChange {
  if (!isText(site, change.path)) return { current: undefined }
  const nodeAt = findNode(source)
  const node = nodeAt(change.path)
  if (node === undefined) return planDefault(site, nodeAt, change)
  const parts = textParts(node)
  if (parts === undefined) return { current: undefined }
  if (change.kind === 'inserted') return planInserted(node, change)
  if (joinParts(parts) !== change.before) return { current: joinParts(parts) }
  if (codesOf(parts).join() !== codesOf(change.parts).join()) {
    return {
      problem: `The text must contain the inserted values ${codesOf(parts).join(', ')} in this order.`,
    }
  }
  const code = toCode(merged(change.parts))
  const repeated = repeatedTexts(site, change.path).flatMap((path) => nodeAt(path) ?? [])
  return { edits: [...new Set([node, ...repeated])].map((one) => replaceText(one, code)) }
}

/** Replaces a literal, with the call `sample(…)` around it: what the author wrote is no sample. */
const replaceText = (node: Node, code: string): TextEdit => replaceNode(withSampleCall(node), code)

/** Writes a text into the manifest which is a default of the schema. */
function planDefault(site: Site, nodeAt: FindNode, change: TextChange): PlannedChange {
  const current = String(valueAt(site, change.path))
  if (change.kind !== 'text' || change.before !== current) return { current }
  const edits = insertText(nodeAt, change.path, joinParts(merged(change.parts)))
  return edits === undefined ? { current: undefined } : { edits }
}

/** Whether there is a text that people read at a path. */
function isText(site: Site, path: ModelPath): boolean {
  const schema = schemaAt(siteSchema, site, path)
  return schema !== undefined && textRegistry.has(schema) && valueAt(site, path) !== undefined
}

const codesOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part) => ('code' in part ? [part.code] : []))

/** Parts as the author typed them: a line break, e.g. in pasted text, becomes a space. */
const merged = (parts: readonly TextPart[]) =>
  parts.map((part) =>
    'text' in part ? { text: part.text.replaceAll(/\s*[\n\r]+\s*/g, ' ') } : part,
  )

function planInserted(
  text: Node,
  { code, before, value }: Extract<Change, { kind: 'inserted' }>,
): PlannedChange {
  const inserted = insertedIn(text).find((one) => one.code === code)
  if (inserted === undefined || inserted.value !== before) return { current: inserted?.value }
  if (!isLiteral(inserted.node)) {
    return { problem: `${code} is computed from other values, so it cannot be changed here.` }
  }
  if (!Node.isNumericLiteral(inserted.node)) {
    return { edits: [replaceText(inserted.node, JSON.stringify(value))] }
  }
  if (!/^\d+(?:\.\d+)?$/.test(value)) {
    return { problem: `"${value}" is not a number. Write digits, e.g. ${before}.` }
  }
  return { edits: [replaceText(inserted.node, value)] }
}
