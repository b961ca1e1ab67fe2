import navigationData from '../generated/navigation.json'
import { renderAddress, type RenderedPage } from './renderAddress.tsx'
import { readNavigation } from './shell/navigation/readNavigation.ts'

export { addresses, redirects } from '../generated/site.gen.ts'

/** The menu, which every prerendered page carries. */
export const navigation = readNavigation(navigationData)

/** Renders the document for an address of the site, `/services/zero-trust` say. */
export const render = (path: string): Promise<RenderedPage> => renderAddress(path, navigation)
