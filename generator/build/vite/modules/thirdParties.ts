import { storedItems } from '../../../../src/model/deviceStorage.ts'
import { consentNeedsOf, thirdPartiesOf } from '../../../../src/site/thirdParties.ts'
import { buildFacts } from '../../../hosting/configuration.ts'
import type { SiteModule } from './siteModule.ts'

/** Tells components which third parties need the visitor's consent. */
export const consent: SiteModule = ({ plan: { site }, configuration }) => {
  const { categories, mapProvider, scripts } = consentNeedsOf(site, buildFacts(configuration))
  // A name without a value has to be exported too.
  return { categories, mapProvider, scripts }
}

/** Tells components whom the pages contact, and what they store on the visitor's device. */
export const dataFlows: SiteModule = ({ plan: { site }, configuration }) => ({
  contacts: thirdPartiesOf(site, buildFacts(configuration)),
  storedItems,
})
