import navigationData from '../generated/navigation.json'
import { renderPage, type RenderedPage } from './renderPage.tsx'
import { readNavigation } from './shell/navigation/readNavigation.ts'

export { redirects, sitePages } from '../generated/site.gen.ts'

/** The menu of all prerendered pages. */
export const navigation = readNavigation(navigationData)

/** Renders the document for a path of the site, e.g. `/services/zero-trust`. */
export const render = (path: string): Promise<RenderedPage> => renderPage(path, navigation)
