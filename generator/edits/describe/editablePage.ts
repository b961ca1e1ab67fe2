import type { Node } from 'ts-morph'
import * as z from 'zod'
import { roleOf } from '../../../src/model/role.ts'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { isSampleCall, literalValue } from '../../code/literals.ts'
import { isBelow, valueAt } from '../../manifest/modelValues.ts'
import { locationOf, type ManifestSource } from '../../manifest/locate.ts'
import { ownersOf } from '../../manifest/pageReferences.ts'
import { plainTextOf } from '../../../src/model/markdown.ts'
import { pageAtPath, targetName, type PagesAndRedirects } from '../../manifest/sitePages.ts'
import { DECLARED_IN, markedValues, referencesIn, schemaAt } from '../../manifest/schemaWalk.ts'
import { renderedNodes } from '../../manifest/typeset.ts'
import { formatLocation, singularOf } from '../../text.ts'
import { joinParts, type TextPart } from '../../../src/model/textParts.ts'
import { canDiffer } from '../onlyHere.ts'
import { revisionAt, revisionOf } from '../revision.ts'
import type { DocOf } from './settingDocs.ts'
import type { SettingText } from './settingTypes.ts'
import { dedented, editableParts, insertedIn, isInsertable } from '../textSource.ts'

/** A text of the manifest that can be edited. */
export type EditableText = {
  readonly path: ModelPath
  /** Undefined if the manifest does not contain the text. */
  readonly revision?: string | undefined
  /** The text, with its Markdown. */
  readonly value: string
  /** The text as pages show it, if its Markdown makes elements. Default: pages show `value`. */
  readonly rendered?: string | undefined
  /** The Markdown that it may contain. Default: none. */
  readonly markdown?: 'inline' | 'blocks' | undefined
  /** The parts of the text in the source, or the default of the schema. Undefined if it is computed, so it cannot be edited here. */
  readonly parts?: readonly TextPart[] | undefined
  /** `file:line:column` of the text. Undefined if the manifest does not contain it: it is a default or computed. */
  readonly location?: string | undefined
  /** What it is, e.g. `heading` or `block 2, title`. */
  readonly label: string
  /** Whether pages can show it. False for names that are only sent with a form. */
  readonly isOnPages: boolean
  /** Whether it is marked with `sample(…)`, so it must be replaced. Default: false. */
  readonly isSample?: boolean
  /** The target of the button, the menu item or the card with this text. Default: it has none, or it is computed. */
  readonly link?: {
    readonly path: ModelPath
    readonly revision: string
    /** E.g. `/contact`. */
    readonly target: string
    /** What it is, e.g. `Contact`. */
    readonly name: string
  } & Sharing
} & Sharing

/** Where else the same source code is the value of the site. */
type Sharing = Pick<SettingText, 'usedBy' | 'canDiffer'>

/** A part of a document and its texts. */
export type EditableRegion = {
  /** The CSS selector of its element. Undefined for texts that no element shows, e.g. the page title. */
  readonly selector: string | undefined
  readonly name: string
  readonly texts: readonly EditableText[]
}

/** What can be edited on the page at a path. Unknown paths show the not-found page. */
export function editablePage(site: Site, source: ManifestSource, path: string, docOf: DocOf) {
  const texts = textsWithNodes(site, source)
  const textsBelow = (paths: readonly ModelPath[]) =>
    paths.flatMap((prefix) => texts.filter((text) => isBelow(text.path, prefix)))
  const links = linkTargets(site, source)
  const regions = pageRegions(site, path)
  const { root } = pageAtPath(site, path)
  const onPage = new Set(regions.flatMap(({ paths }) => textsBelow(paths)))
  return {
    regions: regions.map(({ paths, ...region }): EditableRegion => ({
      ...region,
      texts: textsBelow(paths).map((text) => ({
        ...editableText(site, source, text, texts, paths, root, docOf),
        ...(text.info.markdown === undefined && linkOf(site, source, text.path, links, root)),
      })),
    })),
    inserted: insertedValues(site, source, texts, onPage),
  }
}

/** The values of a site that people read, in the order of the schemas. */
export const textsIn = (site: Site) => markedValues(['text'], siteSchema, site)

/** A text of the site with its node in the source. */
export type TextWithNode = ReturnType<typeof textsIn>[number] & {
  /** The node of the text. Undefined if it is a default, or in a computed part of the manifest. */
  readonly node: Node | undefined
}

/** The texts of a site with their nodes, in the order of the schemas. */
export const textsWithNodes = (site: Site, source: ManifestSource): TextWithNode[] =>
  textsIn(site).map((text) => ({ ...text, node: source.value(text.path)?.resolved }))

/** A text with its place in the source. */
export function locatedText(
  source: ManifestSource,
  { info, value, path, node }: TextWithNode,
): Omit<EditableText, 'label' | 'usedBy'> {
  const text = String(value)
  const { isOnPages, markdown } = info
  const parts = writtenParts(text, node, source, path)
  const nodes = renderedNodes(text, info)
  const isFormatted = nodes.some((part) => typeof part !== 'string') || plainTextOf(nodes) !== text
  return {
    path,
    revision: revisionAt(source, path),
    location: node && formatLocation(locationOf(node)),
    isOnPages,
    markdown,
    ...(node?.getAncestors().some(isSampleCall) && { isSample: true }),
    ...(isFormatted && { rendered: plainTextOf(nodes) }),
    ...(markdown === 'blocks'
      ? { value: joinParts(dedented([{ text }])), parts: parts && dedented(parts) }
      : { value: text, parts }),
  }
}

function writtenParts(
  text: string,
  node: Node | undefined,
  source: ManifestSource,
  path: ModelPath,
) {
  if (node === undefined) return isInsertable(source, path) ? [{ text }] : undefined
  const parts = editableParts(node)
  // The argument of a call may differ from its result.
  return parts !== undefined && joinParts(parts) === text ? parts : undefined
}

function editableText(
  site: Site,
  source: ManifestSource,
  text: TextWithNode,
  all: readonly TextWithNode[],
  prefixes: readonly ModelPath[],
  page: ModelPath,
  docOf: DocOf,
): EditableText {
  const { path, node } = text
  const located = locatedText(source, text)
  const prefix = prefixes.find((other) => isBelow(path, other)) ?? []
  return {
    ...located,
    label: labelOf(site, path, Math.min(prefix.length, path.length - 1), docOf),
    ...(located.parts === undefined
      ? { usedBy: [] }
      : sharingOf(site, source, { path, node }, all, page)),
  }
}

/** Where else a value is, among all values of its kind. */
export function sharingOf(
  site: Site,
  source: ManifestSource,
  { path, node }: Pick<TextWithNode, 'path' | 'node'>,
  all: readonly Pick<TextWithNode, 'path' | 'node'>[],
  page: ModelPath,
): Sharing {
  const others = all
    .filter((other) => node !== undefined && other.node === node)
    .map((other) => other.path)
    .filter((other) => formatPath(other) !== formatPath(path))
  return {
    usedBy: otherPlacesOf(site, others, page),
    ...(others.length > 0 && canDiffer(source, path, others) && { canDiffer: true }),
  }
}

/** Where else a text is: the places of the values at these paths, in words. `page`: the path of the open page. */
const otherPlacesOf = (site: Site, paths: readonly ModelPath[], page: ModelPath) => [
  ...(paths.some((path) => isBelow(path, page)) ? ['another place of this page'] : []),
  ...ownersOf(
    site,
    paths.filter((path) => !isBelow(path, page)),
  ),
]

/** All targets of links in the source, except those in texts. */
const linkTargets = (site: Site, source: ManifestSource) =>
  markedValues(['reference'], siteSchema, site)
    .filter(({ info }) => info.kind === 'link')
    .map(({ path }) => ({ path, node: source.value(path)?.resolved }))

/** The link of the object with a text, e.g. of a button. Undefined if it has none. */
function linkOf(
  site: Site,
  source: ManifestSource,
  text: ModelPath,
  links: ReturnType<typeof linkTargets>,
  page: ModelPath,
) {
  for (const name of LINKS) {
    const path = [...text.slice(0, -1), name]
    const target = valueAt(site, path)
    const revision = revisionAt(source, path)
    const isLink = roleOf(schemaAt(siteSchema, site, path), 'reference')?.kind === 'link'
    if (isLink && typeof target === 'string' && revision !== undefined) {
      const sharing = sharingOf(
        site,
        source,
        { path, node: source.value(path)?.resolved },
        links,
        page,
      )
      return { link: { path, revision, target, name: targetName(site, target), ...sharing } }
    }
  }
  return undefined
}

/** The names of the properties that are links. */
const LINKS = ['to', 'link']

/** What a text is, from `start` of its path on: `block 2, title` for `blocks[1].title`. Names that authors choose are in quotation marks. */
export function labelOf(
  site: PagesAndRedirects,
  path: ModelPath,
  start: number,
  docOf: DocOf,
): string {
  const parts: string[] = []
  for (const [index, key] of path.entries()) {
    const schema = schemaAt(siteSchema, site, path.slice(0, index))
    if (index < start) continue
    if (typeof key === 'number') parts.push(`${singularOf(parts.pop() ?? 'item')} ${key + 1}`)
    else if (schema instanceof z.ZodRecord || schema === undefined) parts.push(`“${key}”`)
    else parts.push(uncapitalize(docOf(schema, key).label))
  }
  return parts.join(', ')
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The values that the texts of a page insert. */
function insertedValues(
  site: Site,
  source: ManifestSource,
  all: readonly TextWithNode[],
  onPage: ReadonlySet<TextWithNode>,
) {
  const inserted = [...onPage].flatMap(({ node }) => (node ? insertedIn(node) : []))
  const values = new Map(inserted.map((value) => [value.code, value]))
  return [...values.values()].map(({ code, value = '', node }) => {
    const constant = constantAt(site, source, node)
    return {
      code,
      value,
      revision: revisionOf(node.getText()),
      location: formatLocation(locationOf(node)),
      /** What it states, e.g. `Year in which the company was founded`. Only of entries of `constants`. */
      meaning: constant?.states,
      /** The source that confirms it. Only of entries of `constants`. */
      source: constant?.source,
      /** Whether it can be changed here: it is a literal. */
      editable: literalValue(node) !== undefined,
      usedBy: ownersOf(
        site,
        all.filter((text) => text.node && inserts(text.node, node)).map((text) => text.path),
      ),
    }
  })
}

/** A value that texts insert. */
export type InsertedValue = ReturnType<typeof insertedValues>[number]

/** Whether a text inserts a value, directly or through another value. */
const inserts = (text: Node, value: Node): boolean =>
  insertedIn(text).some(({ node }) => node === value || inserts(node, value))

/** The declared constant whose value is at a node: what it states and its source. */
export const constantAt = (site: Site, source: ManifestSource, node: Node) =>
  Object.entries(site.constants).find(
    ([name]) => source.value(['constants', name, 'value'])?.resolved === node,
  )?.[1]

/** A part of a document, and what it shows. */
type PageRegion = Pick<EditableRegion, 'selector' | 'name'> & {
  /** The values of the manifest that the region shows. */
  readonly paths: readonly ModelPath[]
}

/** The parts of the document at a path, and the values of the manifest that they show. Unknown paths show the not-found page. */
export function pageRegions(site: Site, path: string): PageRegion[] {
  const { page, root, sections } = pageAtPath(site, path)
  const { footer } = site
  const images = declaredPaths(page, ['image']).map((image) => [...image, 'alt'])
  return [
    {
      selector: undefined,
      name: 'Page',
      paths: [[...root, 'title'], [...root, 'description'], ...images],
    },
    { selector: 'body > aside', name: 'Announcement', paths: [['announcement']] },
    { selector: 'body > header', name: 'Header', paths: [['product', 'name'], ['navigation']] },
    { selector: 'main > header', name: 'Top of the page', paths: [[...root, 'hero']] },
    ...sections.map(({ section, path: at, id }) => ({
      selector: `main #${id}`,
      name: section.heading,
      paths: [at, ...declaredPaths({ ...page, sections: [section] }, ['form', 'event', 'place'])],
    })),
    {
      selector: 'body > footer',
      name: 'Footer',
      paths: [['footer'], ...(footer.place === undefined ? [] : [['places', footer.place]])],
    },
    { selector: 'body', name: 'Privacy bar', paths: [['consent']] },
    { selector: 'body', name: 'Texts of all pages', paths: [['texts']] },
  ]
}

/** The paths of what a page refers to, without duplicates. */
export function declaredPaths(page: Page, kinds: readonly ReferenceKind[]): ModelPath[] {
  const paths = referencesIn(pageSchema, page)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, name }) => [...(DECLARED_IN[kind] ?? []), name])
  return [...new Map(paths.map((path) => [formatPath(path), path])).values()]
}
