import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Node } from 'ts-morph'
import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { applyEdits, replaceNode } from '../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../generator/manifest/files.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import type { ProjectCopy } from './projectCopy.ts'

/**
 * Sets a text in the manifest of a copy, however the manifest writes it. Afterwards, a test can replace
 * this text with `edit`.
 */
export async function setText({ root }: ProjectCopy, place: ModelPath, text: string) {
  const source = manifestSource(await manifestFiles(projectAt(root)))
  const value = source.node(place, false)
  const call = value.getParent()
  // With the call of `sample` around the value.
  const edit = replaceNode(Node.isCallExpression(call) ? call : value, `'${text}'`)
  for (const [name, edited] of applyEdits(source, [edit])) {
    await writeFile(path.join(root, name), edited)
  }
}
