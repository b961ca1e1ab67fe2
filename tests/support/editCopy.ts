import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { applyEdits, type TextEdit } from '../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../generator/manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../generator/manifest/locate.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import type { ProjectCopy } from './projectCopy.ts'

/** Edits the manifest of a copy at places that are found in its syntax tree. */
export async function editCopy(
  { root }: ProjectCopy,
  edits: (source: ManifestSource) => readonly TextEdit[],
): Promise<void> {
  const source = manifestSource(await manifestFiles(projectAt(root)))
  for (const [name, edited] of applyEdits(source, edits(source))) {
    await writeFile(path.join(root, name), edited)
  }
}
