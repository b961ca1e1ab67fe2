import { type ModelPath, valueAt } from '../diagnostics/diagnostic.ts'
import type { Problem } from './checkPath.ts'

/**
 * The problem of a submenu inside a submenu: `navigation[i].children[j].children`. Undefined for other
 * properties. `path` is the path of the object that has the property.
 */
export function explainThirdLevel(
  key: string,
  path: ModelPath,
  manifest: unknown,
): Problem | undefined {
  const isSubmenuItem = path.length === 4 && path[0] === 'navigation' && path[2] === 'children'
  if (!isSubmenuItem || key !== 'children') return undefined
  const text = valueAt(manifest, [...path, 'text'])
  const item = typeof text === 'string' ? `The menu item ${JSON.stringify(text)}` : 'This menu item'
  return {
    code: 'menu-too-deep',
    message: `${item} is in a submenu, so it cannot have a submenu of its own: the menu has two levels.`,
    hint: 'Remove children, and move its links to the submenu that contains this item, or to a section of the page that it leads to.',
  }
}
