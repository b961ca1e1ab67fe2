import { Node } from 'ts-morph'
import { insertEntry, replaceNode } from '../../generator/manifest/edit/textEdit.ts'
import { editCopy } from './editCopy.ts'
import type { ProjectCopy } from './projectCopy.ts'

/**
 * Sets properties of the site in the manifest of a copy, also if the manifest does not have them.
 *
 * @param values the values by the names of the properties. They are written as JSON.
 */
export const setProperties = (copy: ProjectCopy, values: Record<string, unknown>): Promise<void> =>
  editCopy(copy, (source) => {
    const site = source.node([], false)
    if (!Node.isObjectLiteralExpression(site)) throw new Error('The site is not an object.')
    return Object.entries(values).flatMap(([name, value]) => {
      const code = `${name}: ${JSON.stringify(value)}`
      const existing = site.getProperty(name)
      return existing === undefined ? insertEntry(site, code) : [replaceNode(existing, code)]
    })
  })
