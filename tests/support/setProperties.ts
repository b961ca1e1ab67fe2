import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Node } from 'ts-morph'
import { applyEdits, insertEntry, replaceNode } from '../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../generator/manifest/files.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import type { ProjectCopy } from './projectCopy.ts'

/**
 * Sets properties of the site in the manifest of a copy, also if the manifest does not have them.
 *
 * @param values the values by the names of the properties. They are written as JSON.
 */
export async function setProperties({ root }: ProjectCopy, values: Record<string, unknown>) {
  const source = manifestSource(await manifestFiles(projectAt(root)))
  const site = source.node([], false)
  if (!Node.isObjectLiteralExpression(site)) throw new Error('The site is not an object.')
  const edits = Object.entries(values).flatMap(([name, value]) => {
    const code = `${name}: ${JSON.stringify(value)}`
    const existing = site.getProperty(name)
    return existing === undefined ? insertEntry(site, code) : [replaceNode(existing, code)]
  })
  for (const [name, edited] of applyEdits(source, edits)) {
    await writeFile(path.join(root, name), edited)
  }
}
