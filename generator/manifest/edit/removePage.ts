import type { Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import type { EditResult, ManualEdit } from './editResult.ts'
import { entryAt } from './entryAt.ts'
import { toLiteral } from './literal.ts'
import type { RemovalPlan } from './planRemoval.ts'
import { insertRedirects, redirectList } from './redirectList.ts'
import { replaceLiterals } from './replaceLiterals.ts'
import { applyEdits, isInside, removeEntry, withoutNested, type TextEdit } from './textEdit.ts'

/** Removes pages from the files of the manifest, and removes or changes the references to them. */
export function removePages(site: Site, source: ManifestSource, plan: RemovalPlan): EditResult {
  const manualEdits: ManualEdit[] = []
  const removals: TextEdit[] = []
  for (const path of removedPaths(plan)) {
    const entry = entryAt(site, source, path)
    if (entry === undefined) manualEdits.push({ path })
    else removals.push(removeEntry(entry))
  }
  const literals = replaceLiterals(
    source,
    plan.references.flatMap(({ path, value, to }) =>
      to === undefined ? [] : [{ path, atKey: false, value, to }],
    ),
  )
  const redirects = redirectList(site, source)
  const needsRedirects = plan.redirect !== undefined
  if (needsRedirects && redirects === undefined) manualEdits.push({ path: ['redirects'] })
  manualEdits.push(...literals.manualEdits)
  if (manualEdits.length > 0) return { texts: undefined, manualEdits }
  const added = plan.pages.map(
    (from) => `{ from: ${toLiteral(from)}, to: ${toLiteral(plan.redirect)} }`,
  )
  const edits = [
    ...withoutNested(literals.edits, outermost(removals)),
    ...(needsRedirects && redirects !== undefined ? insertRedirects(redirects, added) : []),
  ]
  return { texts: applyEdits(source, edits), manualEdits: [] }
}

const removedPaths = ({ pages, references }: RemovalPlan): ModelPath[] => [
  ...pages.map((page) => ['routes', page]),
  ...references.flatMap(({ remove }) => (remove === undefined ? [] : [remove])),
]

/** The edits that are not inside another edit, without duplicates: shared lists are found several times. */
const outermost = (edits: readonly TextEdit[]) =>
  edits.filter(
    (edit, index) =>
      !edits.some(
        (other, at) =>
          at !== index && isInside(edit, other) && (at < index || !isInside(other, edit)),
      ),
  )
