import path from 'node:path'
import { diffLines } from 'diff'
import type { FilePreview } from '../../../../src/editing/pages/pageRequests.ts'
import { compare, readTree } from '../../../emit/write.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'

/** The files of the manifest that new texts, by name, change. */
export const manifestPreviews = (
  { files }: Pick<ManifestSource, 'files'>,
  texts: ReadonlyMap<string, string>,
): FilePreview[] =>
  files.flatMap(({ name, text }): FilePreview[] => {
    const edited = texts.get(name)
    return edited === undefined || edited === text
      ? []
      : [{ name, state: 'changed', ...lineCounts(text, edited) }]
  })

/** The files below `generated/` that would be written or removed. */
export async function generatedPreviews(
  { root, generated }: Project,
  expected: ReadonlyMap<string, string>,
): Promise<FilePreview[]> {
  const actual = await readTree(generated)
  const { missing, changed, extra } = compare(expected, actual)
  const folder = path.relative(root, generated).split(path.sep).join('/')
  const preview = (state: FilePreview['state']) => (name: string) => ({
    name: `${folder}/${name}`,
    state,
    ...lineCounts(actual.get(name) ?? '', expected.get(name) ?? ''),
  })
  return [
    ...missing.map(preview('new')),
    ...changed.map(preview('changed')),
    ...extra.map(preview('removed')),
  ]
}

/** How many lines were added and removed. */
function lineCounts(before: string, after: string) {
  const parts = diffLines(before, after, { ignoreNewlineAtEof: true })
  const count = (kind: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0)
  return { addedLines: count('added'), removedLines: count('removed') }
}
