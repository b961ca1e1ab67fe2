import { formatPath, type ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import {
  entryAt,
  applyEdits,
  removeEntry,
  replaceNode,
  type TextEdit,
} from '../../../generator/manifest/edit/textEdit.ts'
import { planRemoval, removePages } from '../../../generator/manifest/edit/remove.ts'
import type { ManifestSource } from '../../../generator/manifest/locate.ts'
import { toLiteral } from '../../../generator/text.ts'
import type { Site } from '../../../src/site/site.ts'
import { changedValue } from './changedValue.ts'
import type { Random } from './random.ts'
import { valuesOf } from './valuesOf.ts'

/** An edit of the manifest, with a description for the output. */
export type ProposedEdit = {
  readonly description: string
  /** The texts of the edited files by name. */
  readonly texts: ReadonlyMap<string, string>
}

type Propose = (site: Site, source: ManifestSource, random: Random) => ProposedEdit | undefined

/** Removes a page and the links to it; what cannot be removed leads to another page. */
const removePage: Propose = (site, source, random) => {
  const paths = Object.keys(site.routes).filter((path) => path !== '/')
  const [path, redirect] = [random.pick(paths), random.pick(paths)]
  if (path === undefined || redirect === undefined || redirect.startsWith(path)) return undefined
  const plan = planRemoval(site, { path, redirect, children: true, removeLinks: true })
  const { texts } = removePages(site, source, plan)
  return texts && { description: `remove the page ${path}`, texts }
}

/** Removes an entry of a list: a section, a field, a menu item, an option. */
const removeItem: Propose = (site, source, random) => {
  const path = random.pick(itemPaths(site))
  const entry = path && entryAt(site, source, path)
  return entry && edited(source, `remove ${formatPath(path)}`, [removeEntry(entry)])
}

/** Swaps an entry of a list with the next one. */
const moveItem: Propose = (site, source, random) => {
  const path = random.pick(itemPaths(site))
  if (path === undefined) return undefined
  const next = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const [first, second] = [entryAt(site, source, path), entryAt(site, source, next)]
  if (first === undefined || second === undefined) return undefined
  return edited(source, `swap ${formatPath(path)} and the next one`, [
    replaceNode(first, second.getText()),
    replaceNode(second, first.getText()),
  ])
}

/** Changes a text, a number, a color or a switch. */
const changeValue: Propose = (site, source, random) => {
  const found = random.pick(valuesOf(site))
  if (found === undefined) return undefined
  const after = changedValue(found.value, random)
  if (after === undefined) return undefined
  const node = source.node(found.path, false)
  // Only literals: another node may belong to several values.
  if (node.getText() !== literalOf(found.value, node.getText())) return undefined
  return edited(source, `set ${formatPath(found.path)} to ${toLiteral(after)}`, [
    replaceNode(node, toLiteral(after)),
  ])
}

/** The kinds of edits. A change of a value is the most frequent edit of a site. */
const KINDS: readonly Propose[] = [removePage, removeItem, moveItem, changeValue, changeValue]

/** A random edit of the manifest. It may be invalid. Undefined if the choice cannot be edited. */
export const proposeEdit: Propose = (site, source, random) =>
  random.pick(KINDS)?.(site, source, random)

const edited = (
  source: ManifestSource,
  description: string,
  edits: readonly TextEdit[],
): ProposedEdit => ({ description, texts: applyEdits(source, edits) })

/** The paths of the entries of all lists. */
const itemPaths = (site: Site): readonly ModelPath[] =>
  valuesOf(site).flatMap(({ path }) => (typeof path.at(-1) === 'number' ? [path] : []))

/** The source text of a literal with this value: with the quotes of `text`. */
const literalOf = (value: unknown, text: string) =>
  typeof value === 'string' && text.startsWith("'") ? `'${value}'` : JSON.stringify(value)
