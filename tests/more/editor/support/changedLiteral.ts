import type { ModelPath } from '../../../../generator/diagnostics/diagnostic.ts'
import type { ManifestFile } from '../../../../generator/manifest/files.ts'
import { withSampleCall } from '../../../../generator/manifest/edit/literals.ts'
import {
  fileOf,
  manifestSource,
  type ManifestSource,
} from '../../../../generator/manifest/locate.ts'
import { textParts } from '../../../../generator/editor/server/texts.ts'
import { joinParts } from '../../../../generator/editor/protocol.ts'

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
  const [sourceBefore, sourceAfter] = [manifestSource(before), manifestSource(after)]
  const written = sourceAfter.value(path)?.resolved
  const parts = written && textParts(written)
  if (parts === undefined || joinParts(parts) !== value) return 'The literal has another value.'
  const node = sourceBefore.value(path)?.resolved
  if (node === undefined) {
    return isInsertion(file.text, now.text) ? undefined : 'More than the new text was added.'
  }
  const paths = [path, ...repeated]
  const isOnly =
    fileOf(node) === file.name &&
    withoutTexts(file, sourceBefore, paths) === withoutTexts(now, sourceAfter, paths)
  return isOnly ? undefined : 'Something beside the literal has changed.'
}

/** A file without the literals of these texts. An edited text is no `sample(…)` any more. */
const withoutTexts = (
  { name, text }: ManifestFile,
  source: ManifestSource,
  paths: readonly ModelPath[],
) =>
  paths
    .flatMap((path) => source.value(path)?.resolved ?? [])
    .filter((node) => fileOf(node) === name)
    .map(withSampleCall)
    .toSorted((a, b) => b.getStart() - a.getStart())
    .reduce((rest, node) => rest.slice(0, node.getStart()) + rest.slice(node.getEnd()), text)

/** Whether one piece of text was inserted and nothing else has changed. */
function isInsertion(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  return after.endsWith(before.slice(start))
}
