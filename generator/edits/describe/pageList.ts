import type { Site } from '../../../src/site/site.ts'
import { publication } from '../../manifest/published.ts'
import { sitePages } from '../../manifest/sitePages.ts'
import { pageTemplates } from '../pageTemplates.ts'

/** The pages of a site, its menu, and the templates for new pages. */
export const pageList = (site: Site) => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    title: page.title,
    /** Why builds do not always contain it, e.g. `draft` or `from 2026-12-01`. */
    publication: publication(page),
    /** The path of the page that it shows, if it is an additional path. */
    alias: canonical === path ? undefined : canonical,
  })),
  menu: site.navigation.map(({ text, to, children }): MenuEntry => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})

/** An item of the menu. */
type MenuEntry = {
  readonly text: string
  /** Undefined if the item only opens its submenu. */
  readonly to: string | undefined
  readonly children: readonly MenuEntry[]
}
