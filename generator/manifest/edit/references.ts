import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { property, valueAt } from '../values.ts'
import { formatLocation } from '../../text.ts'
import { locationOf, type ManifestSource } from '../locate.ts'
import type { TextLink } from '../markdown.ts'
import { referencesIn } from '../schemaWalk.ts'
import { entryAt } from './textEdit.ts'

/** A value of the manifest that refers to a page. */
export type PageReference = {
  readonly path: ModelPath
  /** The value as written, e.g. `/contact-us#form`. */
  readonly value: string
  /** The path of the page, e.g. `/contact-us`. It may not exist. */
  readonly page: string
  /** The id of the section after `#`. Default: none. */
  readonly anchor?: string
  /** The link in the text at the path. Default: the value at the path is the reference. */
  readonly link?: TextLink | undefined
}

/** All references to pages of the site, in the order of the manifest. */
export const pageReferences = (site: Site): PageReference[] =>
  referencesIn(siteSchema, site).flatMap(({ kind, name: value, path, link }) => {
    const isPage = kind === 'page' || (kind === 'link' && value.startsWith('/'))
    const [page = '', anchor] = value.split('#')
    return isPage ? [{ path, value, page, link, ...(anchor === undefined ? {} : { anchor }) }] : []
  })

/** A reference to a page as one line: where it is, what it is, and its value. */
export function formatReference(
  site: Site,
  source: ManifestSource,
  { path, value, link }: PageReference,
): string {
  // A link that several lists share is reported in each list.
  const entry = link === undefined ? entryAt(site, source, path.slice(0, -1)) : undefined
  const location =
    entry === undefined ? source.locate(path, false, link?.target.start) : locationOf(entry)
  return `${formatLocation(location)} ${describeReference(site, { path, link })} (${value})`
}

/** Describes a reference to a page in words, e.g. `menu item "Services"`. */
export function describeReference(
  site: Site,
  { path, link }: Pick<PageReference, 'path' | 'link'>,
): string {
  const [root, name] = path
  const text = link === undefined ? label(site, path) : ` ${JSON.stringify(link.text)}`
  if (root === 'navigation') return `menu item${text}`
  if (root === 'footer') return `footer link${text}`
  if (root === 'announcement') return `link${text} in the announcement`
  if (root === 'redirects') return `redirect from ${site.redirects[Number(name)]?.from}`
  if (root === 'notFound') return `link${text} on the not-found page`
  if (root === 'routes' && path[2] === 'alias') return `alias ${name}`
  if (root === 'routes' && path[2] === 'sections') return `link${text} in ${section(site, path)}`
  if (root === 'routes') return `link${text} in the hero of ${name}`
  return formatPath(path)
}

/** Describes a list of links in words: the page on which it appears, and its section. */
export function describeList(site: Site, path: ModelPath): string {
  const [root, page, part] = path
  if (root === 'footer') return 'in the footer of every page'
  if (root === 'routes' && part === 'sections') return `in ${section(site, path)}`
  if (root === 'routes' && part === 'hero') return `in the hero of ${page}`
  return `in ${formatPath(path)}`
}

function section(site: Site, path: ModelPath): string {
  const value = valueAt(site, path.slice(0, 4))
  const heading = property(value, 'heading')
  return `the section ${JSON.stringify(heading)} (${String(property(value, 'kind'))}) of ${path[1]}`
}

/** The title of the card or the text of the link that contains the reference, with a space before it. */
function label(site: Site, path: ModelPath): string {
  const owner = valueAt(site, path.slice(0, -1))
  const [text] = ['title', 'text', 'term'].flatMap((key) => {
    const text = property(owner, key)
    return typeof text === 'string' ? [text] : []
  })
  return text === undefined ? '' : ` ${JSON.stringify(text)}`
}
