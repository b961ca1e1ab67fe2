import type { Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import type { DocOf } from '../edits/describe/settingDocs.ts'
import { valueLabel } from '../edits/describe/valueLabels.ts'
import type { ListChange } from '../edits/listChanges.ts'
import { currentList } from '../edits/lists.ts'
import type { PageChange } from '../edits/pageRequests.ts'
import type { EditContext } from '../edits/valueChanges.ts'
import { valueAt } from '../manifest/modelValues.ts'

/** A change, with what says what it is about. */
type NamedChange =
  | ListChange
  | { readonly kind: 'newValue' | 'takeBack' | 'addImage' | 'addSymbol'; readonly path: ModelPath }
  | { readonly kind: 'values'; readonly values: readonly { readonly path: ModelPath }[] }
  | { readonly kind: 'removeImage'; readonly name: string }
  | { readonly kind: 'pages'; readonly change: PageChange }
  | { readonly kind: 'restore' }

/**
 * What a change is about, in words, e.g. `Top of the page · Heading on “About us”`. Undefined: the whole site.
 *
 * @param context the site before the change
 * @param next the site after it
 */
export function changeName(
  context: EditContext,
  change: NamedChange,
  next: Site,
  docOf: DocOf,
): string | undefined {
  const path = subjectOf(context, change)
  if (path === undefined) return undefined
  const isNew = change.kind === 'insertSection' || change.kind === 'copySection'
  const isThere = !isNew && valueAt(context.site, path) !== undefined
  const { page, label } = valueLabel(isThere ? context.site : next, path, docOf)
  const on = page === undefined ? '' : label === '' ? `the page “${page}”` : ` on “${page}”`
  const others = change.kind === 'values' ? change.values.length - 1 : 0
  return `${label}${on}${others === 0 ? '' : ` and ${others} more`}`
}

/** The path of the value that a change is about: of several, the first one. */
function subjectOf(context: EditContext, change: NamedChange): ModelPath | undefined {
  if ('list' in change) {
    const index = change.kind === 'moveEntry' ? change.from : change.index
    return [...change.list, currentList(context, change).elements[index]?.first ?? index]
  }
  if ('path' in change) return change.path
  switch (change.kind) {
    case 'values':
      return change.values[0]?.path
    case 'removeImage':
      return ['media', 'images', change.name]
    case 'pages':
      return ['routes', change.change.path]
    default:
      return undefined
  }
}
