import { joinParts } from '../../../src/editing/textPart.ts'
import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { findNode } from '../../../generator/server/editing/findNode.ts'
import { textParts } from '../../../generator/server/editing/textParts.ts'
import type { ManifestFile } from '../../../generator/manifest/files.ts'
import { manifestSource } from '../../../generator/manifest/locate.ts'
import { fileOf } from '../../../generator/manifest/sourceLocation.ts'

/**
 * Why a change of the manifest is not exactly the change of one text. Undefined if it is: the literal of the
 * text has the new value, or the text was a default and is added, and every other byte is as before.
 */
export function otherChange(
  before: readonly ManifestFile[],
  after: readonly ManifestFile[],
  path: ModelPath,
  value: string,
): string | undefined {
  const changed = before.filter(({ text }, index) => after[index]?.text !== text)
  const [file] = changed
  const now = after.find(({ name }) => name === file?.name)
  if (file === undefined || now === undefined || changed.length !== 1) {
    return `${changed.length} files have changed.`
  }
  const node = findNode(manifestSource(before))(path)
  const written = findNode(manifestSource(after))(path)
  const parts = written && textParts(written)
  if (parts === undefined || joinParts(parts) !== value) return 'The literal has another value.'
  if (node === undefined) {
    return isInsertion(file.text, now.text) ? undefined : 'More than the new text was added.'
  }
  const isOnly =
    fileOf(node) === file.name &&
    now.text.startsWith(file.text.slice(0, node.getStart())) &&
    now.text.endsWith(file.text.slice(node.getEnd()))
  return isOnly ? undefined : 'Something beside the literal has changed.'
}

/** Whether one piece of text was inserted and nothing else has changed. */
function isInsertion(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  return after.endsWith(before.slice(start))
}
