import type { Node } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { properties } from '../code/code.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import { isBelow } from '../manifest/modelValues.ts'
import { pageReferences, type PageReference } from '../manifest/pageReferences.ts'
import { replaceLiterals } from './replaceLiterals.ts'
import { overridden, type TextEdit } from './textEdit.ts'

/**
 * The edits in the code of a copied page or section after which its links to sections lead elsewhere. A link that is a
 * constant becomes `{ ...links.openings, to: "/careers-2#openings" }`. `staying`: the links that another value contains.
 *
 * @param node the code of the value at the path
 * @param targetOf where a link leads from the copy. Undefined: as before.
 */
export function followingLinks(
  site: Site,
  source: ManifestSource,
  path: ModelPath,
  node: Node,
  targetOf: (reference: PageReference) => string | undefined,
) {
  const edits: TextEdit[] = []
  const staying: PageReference[] = []
  const isInside = (inner: Node | undefined) => inner?.getAncestors().includes(node) === true
  for (const reference of pageReferences(site)) {
    const { path: at, anchor, value, link } = reference
    const to = anchor !== undefined && isBelow(at, path) ? targetOf(reference) : undefined
    if (to === undefined) continue
    const owner = source.value(at.slice(0, -1))?.written
    if (isInside(source.value(at)?.resolved)) {
      const changed = replaceLiterals(source, [{ path: at, atKey: false, value, to, link }]).edits
      edits.push(...changed)
      if (changed.length === 0) staying.push(reference)
    } else if (link === undefined && owner !== undefined && isInside(owner)) {
      const property = properties({ [String(at.at(-1))]: to }).text
      edits.push(overridden(owner, property))
    } else staying.push(reference)
  }
  return { edits, staying }
}
