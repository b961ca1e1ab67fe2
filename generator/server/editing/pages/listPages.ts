import type { PageList } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import { pageTemplates } from '../../../manifest/edit/pageTemplates.ts'
import { sitePages } from '../../../manifest/pages.ts'

/** The pages of a site, its menu, and the templates for new pages. */
export const listPages = (site: Site): PageList => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    title: page.title,
    ...(canonical === path ? {} : { sameAs: canonical }),
  })),
  menu: site.navigation.map(({ text, to, children }) => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})
