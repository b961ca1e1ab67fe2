import type { Node } from 'ts-morph'
import type { EditablePage, EditableText, InsertedValue } from '../../../src/editing/protocol.ts'
import type { Site } from '../../../src/site/site.ts'
import { type ModelPath, formatPath } from '../../diagnostics/diagnostic.ts'
import { type ManifestSource, locationOf } from '../../manifest/locate.ts'
import { constantAt, insertedIn, inserts, isLiteral, type Inserted } from './insertedValues.ts'
import { isBelow, pageRegions } from './pageRegions.ts'
import { placeOf, siteTexts, type SiteText } from './siteTexts.ts'

/** What can be edited on the page at a path. Unknown paths show the not-found page. */
export function editablePage(
  site: Site,
  source: ManifestSource,
  path: string,
): Pick<EditablePage, 'regions' | 'inserted'> {
  const texts = siteTexts(site, source)
  const shown = pageRegions(site, path).map(({ selector, name, paths }) => ({
    selector,
    name,
    own: paths.flatMap((prefix) => texts.filter((text) => isBelow(text.path, prefix))),
    prefixes: paths,
  }))
  const onPage = new Set(shown.flatMap(({ own }) => own))
  return {
    regions: shown.map(({ selector, name, own, prefixes }) => ({
      selector,
      name,
      texts: own.map((text) => editableText(text, texts, prefixes)),
    })),
    inserted: insertedValues(site, source, texts, onPage),
  }
}

function editableText(
  text: SiteText,
  all: readonly SiteText[],
  prefixes: readonly ModelPath[],
): EditableText {
  const { path, value, parts, node, isOnPages } = text
  const prefix = prefixes.find((one) => isBelow(path, one)) ?? []
  const same =
    parts === undefined || node === undefined ? [] : all.filter((other) => other.node === node)
  return {
    path: [...path],
    value,
    parts,
    location: node && formatLocation(node),
    label:
      path[0] === 'media'
        ? `alternative text of the image ${path[2]}`
        : labelOf(path.slice(prefix.length === path.length ? -1 : prefix.length)),
    isOnPages,
    usedBy: same.length > 1 ? ownersOf(same) : [],
  }
}

function formatLocation(node: Node): string {
  const { file, line, column } = locationOf(node)
  return `${file}:${line}:${column}`
}

/** `blocks 2, title` for `blocks[1].title`. */
const labelOf = (path: ModelPath) =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${key}`))
    .join('')
    .replace(/^,? /, '')

/** The parts of the site that contain texts: paths of pages, and names such as `navigation`. */
const ownersOf = (texts: readonly SiteText[]): string[] => [
  ...new Set(
    texts.map(({ path: [root = '', name] }) =>
      root === 'routes' || root === 'forms' || root === 'events' || root === 'places'
        ? String(root === 'routes' ? name : formatPath([root, name ?? '']))
        : String(root),
    ),
  ),
]

/** The values that the texts of a page insert. */
function insertedValues(
  site: Site,
  source: ManifestSource,
  all: readonly SiteText[],
  onPage: ReadonlySet<SiteText>,
): InsertedValue[] {
  const found = new Map<string, Inserted>()
  for (const { node } of onPage) {
    for (const inserted of node ? insertedIn(node) : []) found.set(inserted.code, inserted)
  }
  return [...found.values()].map(({ code, value, node }) => {
    const constant = constantAt(site, source, node)
    return {
      code,
      value,
      location: formatLocation(node),
      ...(constant && { meaning: constant.states, source: constant.source }),
      editable: isLiteral(node),
      usedBy: ownersOf(all.filter((text) => inserts(text, placeOf(node)))),
    }
  })
}
