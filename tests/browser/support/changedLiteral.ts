import { joinParts } from '../../../generator/editor/client/texts/findTexts.ts'
import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { findNode, textParts } from '../../../generator/editor/server/texts.ts'
import type { ManifestFile } from '../../../generator/manifest/files.ts'
import { manifestSource, fileOf } from '../../../generator/manifest/locate.ts'

/**
 * Why a change of the manifest is not exactly the change of one text. Undefined if it is: the literal of the
 * text has the new value, or the text was a default and is added, and every other byte is as before, except in
 * the texts that repeat it.
 *
 * @param repeated the paths of these texts
 */
export function otherChange(
  before: readonly ManifestFile[],
  after: readonly ManifestFile[],
  path: ModelPath,
  value: string,
  repeated: readonly ModelPath[],
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
    withoutTexts(before, file.name, [path, ...repeated]) ===
      withoutTexts(after, file.name, [path, ...repeated])
  return isOnly ? undefined : 'Something beside the literal has changed.'
}

/** A file without the literals of these texts. */
function withoutTexts(files: readonly ManifestFile[], name: string, paths: readonly ModelPath[]) {
  const nodeAt = findNode(manifestSource(files))
  const text = files.find((file) => file.name === name)?.text ?? ''
  return paths
    .flatMap((path) => nodeAt(path) ?? [])
    .filter((node) => fileOf(node) === name)
    .toSorted((a, b) => b.getStart() - a.getStart())
    .reduce((rest, node) => rest.slice(0, node.getStart()) + rest.slice(node.getEnd()), text)
}

/** Whether one piece of text was inserted and nothing else has changed. */
function isInsertion(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  return after.endsWith(before.slice(start))
}
