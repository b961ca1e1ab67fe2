import { articleListsOn, pageSchema, type Page, formsOn } from '../../src/site/page.ts'
import { dataFlowsOf } from '../../src/site/dataFlows.ts'
import type { Site } from '../../src/site/site.ts'
import { articlesIn, listOf } from '../manifest/articleLists.ts'
import { publication } from '../manifest/published.ts'
import { canonicalPages, sectionIds, sitePages } from '../manifest/sitePages.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { EMBEDDED_FORM_SERVICE } from '../configuration.ts'

/** An overview of all paths of a site, in the order of the manifest. */
export function outline(site: Site) {
  const all = sitePages(site)
  const contacts = thirdPartyContacts(site)
  const canonical = new Map(all.map((page) => [page.path, page.canonical]))
  const canonicalOf = (target: string) => canonical.get(target.split('#')[0] ?? '')
  const links = new Map(all.map(({ path, page }) => [path, targets(site, path, page)]))
  const pagesLinked = (path: string) =>
    [...new Set((links.get(path) ?? []).flatMap((target) => canonicalOf(target) ?? []))].filter(
      (target) => target !== path,
    )
  const pages = all.filter((page) => page.path === page.canonical)
  const menu = new Set(
    site.navigation
      .flatMap(({ to, children }) => [to, ...children.map((child) => child.to)])
      .flatMap((to) => (to === undefined ? [] : canonicalOf(to))),
  )
  const footer = new Set(footerTargets(site).map(canonicalOf))
  return all.map(({ path, canonical: owner, page }) => {
    const anchors = sectionIds(page, site)
    return {
      path,
      title: page.title,
      /** The canonical path, if this path is an alias. */
      alias: path === owner ? undefined : owner,
      /** Whether search engines may index it. */
      indexed: page.indexed,
      /** Why builds do not always contain it, e.g. `draft` or `from 2026-12-01`. */
      publication: publication(page),
      /** The date of an article. */
      article: page.article?.date,
      inMenu: menu.has(path),
      inFooter: footer.has(path),
      sections: page.sections.map(({ kind, heading }, index) => ({
        kind,
        heading,
        anchor: anchors[index] ?? '',
      })),
      forms: formsOn(page),
      /** The third parties that it contacts if all environment variables are set. */
      thirdParties: contacts
        .filter((contact) => contact.pages.includes(owner))
        .map(({ name }) => name),
      /** The other pages that its content and its forms link to, each once. */
      linksTo: path === owner ? pagesLinked(path) : [],
      linkedFrom: pages
        .map((page) => page.path)
        .filter((other) => pagesLinked(other).includes(path)),
      /** The number of links to other sites. */
      linksOut: (links.get(path) ?? []).filter((target) => target.startsWith('https:')).length,
    }
  })
}

/** The targets of a page's links, the articles in its lists, the list of an article, and the thank-you pages of its forms. */
function targets(site: Site, path: string, page: Page): string[] {
  const names = referencesIn(pageSchema, page).flatMap(({ kind, name }) =>
    kind === 'link' || kind === 'page' ? [name] : [],
  )
  const articles = articleListsOn(page).flatMap((above) => articlesIn(site, above))
  const list = page.article && listOf(site, path)
  return [
    ...names,
    ...articles.map((article) => article.path),
    ...(list === undefined ? [] : [list]),
    ...formsOn(page).flatMap((name) => site.forms[name]?.thanks ?? []),
  ]
}

const footerTargets = ({ footer }: Site) =>
  [...footer.groups.flatMap(({ links }) => links), ...footer.social, ...footer.legal].map(
    ({ to }) => to,
  )

/**
 * The third parties that the pages contact if all environment variables are set: the key in the manifest, the name,
 * and the canonical paths of the pages that contact it.
 */
export function thirdPartyContacts(site: Site) {
  const build = { formAction: EMBEDDED_FORM_SERVICE, hasMapsKey: true }
  const allPages = canonicalPages(site).map(({ path }) => path)
  return dataFlowsOf(site, build).map(({ id, name, pages }) => ({
    id,
    name,
    pages: pages === 'every' ? allPages : pages.map(({ path }) => path),
  }))
}
