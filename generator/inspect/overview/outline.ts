import { pageSchema, type Page } from '../../../src/site/page.ts'
import { formsOn } from '../../../src/site/sectionReferences.ts'
import type { Site } from '../../../src/site/site.ts'
import { addresses, sectionIds } from '../../manifest/pages.ts'
import { mapReferences } from '../../manifest/schemaWalk.ts'
import { contactedFrom } from '../../hosting/thirdParties.ts'

/** An address of the site, and what stands there. */
export type Outline = {
  readonly path: string
  readonly title: string
  /** The page's own address, where this one is a further address of it. */
  readonly sameAs?: string
  /** Whether search engines may list it. */
  readonly indexed: boolean
  readonly inMenu: boolean
  readonly inFooter: boolean
  readonly sections: readonly {
    readonly kind: string
    readonly heading: string
    readonly anchor: string
  }[]
  /** The names of the forms on it. */
  readonly forms: readonly string[]
  /** The names of the third parties that it contacts where everything is configured. */
  readonly thirdParties: readonly string[]
  /** The pages that it leads to by links of its own and by its forms, each once, itself left out. */
  readonly linksTo: readonly string[]
  /** The pages that lead to it in this way. */
  readonly linkedFrom: readonly string[]
  /** How many of its links lead to other sites. */
  readonly linksOut: number
}

/** Every address of a site in the manifest's order, with what leads where. */
export function outline(site: Site): Outline[] {
  const all = addresses(site)
  const contacts = contactedFrom(site)
  const canonical = new Map(all.map((each) => [each.path, each.canonical]))
  const own = (target: string) => canonical.get(target.split('#')[0] ?? '')
  const links = new Map(all.map(({ path, page }) => [path, targets(site, page)]))
  const pagesLinked = (path: string) =>
    [...new Set((links.get(path) ?? []).flatMap((target) => own(target) ?? []))].filter(
      (target) => target !== path,
    )
  const pages = all.filter((each) => each.path === each.canonical)
  const menu = new Set(
    site.navigation
      .flatMap(({ to, children }) => [to, ...children.map((child) => child.to)])
      .map(own),
  )
  const footer = new Set(footerTargets(site).map(own))
  return all.map(({ path, canonical: owner, page }) => {
    const anchors = sectionIds(page)
    return {
      path,
      title: page.title,
      ...(path === owner ? {} : { sameAs: owner }),
      indexed: page.indexed,
      inMenu: menu.has(path),
      inFooter: footer.has(path),
      sections: page.sections.map(({ kind, heading }, index) => ({
        kind,
        heading,
        anchor: anchors[index] ?? '',
      })),
      forms: formsOn(page),
      thirdParties: contacts.filter((each) => each.pages.includes(owner)).map(({ name }) => name),
      linksTo: path === owner ? pagesLinked(path) : [],
      linkedFrom: pages
        .map((each) => each.path)
        .filter((other) => pagesLinked(other).includes(path)),
      linksOut: (links.get(path) ?? []).filter((target) => target.startsWith('https:')).length,
    }
  })
}

/** A page that nothing leads to but its address. */
export const isOrphan = ({ path, sameAs, inMenu, inFooter, linkedFrom }: Outline) =>
  path !== '/' && sameAs === undefined && !inMenu && !inFooter && linkedFrom.length === 0

/** A page that leads nowhere but by the menu and the footer. */
export const isDeadEnd = ({ sameAs, linksTo, linksOut }: Outline) =>
  sameAs === undefined && linksTo.length === 0 && linksOut === 0

/** Where a page's links lead, and where its forms do when they are sent. */
function targets(site: Site, page: Page): string[] {
  const found: string[] = []
  mapReferences(pageSchema, page, (to, name) => {
    if (to === 'link' || to === 'page') found.push(name)
    return name
  })
  return [...found, ...formsOn(page).flatMap((name) => site.forms[name]?.thanks ?? [])]
}

const footerTargets = ({ footer }: Site) =>
  [...footer.groups.flatMap(({ links }) => links), ...footer.social, ...footer.legal].map(
    ({ to }) => to,
  )
