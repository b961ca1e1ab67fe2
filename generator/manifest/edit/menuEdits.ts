import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../locate.ts'
import { toLiteral } from './literal.ts'
import { insertEntry, insertProperty, isLiteralList, type TextEdit } from './textEdit.ts'

/** Adds a menu item for a page: below the closest ancestor in the menu, otherwise at the end of the menu. */
export function menuEdits(
  site: Site,
  source: ManifestSource,
  path: string,
  text: string,
): TextEdit[] | undefined {
  const item = `{ text: ${toLiteral(text)}, to: ${toLiteral(path)} }`
  const parent = ancestors(path).find(
    (ancestor) => ancestor !== '/' && site.navigation.some(({ to }) => to === ancestor),
  )
  const index = site.navigation.findIndex(({ to }) => to === parent)
  const list = source.node(['navigation'], false)
  if (!Node.isArrayLiteralExpression(list)) return undefined
  if (parent === undefined) return insertEntry(list, item)
  const written = list.getElements()[index]
  const entry = source.node(['navigation', index], false)
  if (written === undefined || !isLiteralList(list, site.navigation.length)) return undefined
  const children = source.node(['navigation', index, 'children'], false)
  if (Node.isArrayLiteralExpression(children)) return insertEntry(children, item)
  return children === entry && Node.isObjectLiteralExpression(entry)
    ? insertProperty(written, entry, `children: [${item}]`)
    : undefined
}

/** The paths above a path, the closest first, the home page last. */
export const ancestors = (path: string): string[] => {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['/'] : [parent, ...ancestors(parent)]
}
