import { storedItems } from '../../../../src/model/deviceStorage.ts'
import { consentRequirementsOf, dataFlowsOf } from '../../../../src/site/thirdParties.ts'
import { buildSettings } from '../../../hosting/configuration.ts'
import type { SiteModule } from './siteModule.ts'

/** Tells components which third parties need the visitor's consent. */
export const consent: SiteModule = ({ plan: { site }, configuration }) => {
  const { categories, mapProvider, scripts } = consentRequirementsOf(
    site,
    buildSettings(configuration),
  )
  // A name without a value has to be exported too.
  return { categories, mapProvider, scripts }
}

/** The third parties that the pages contact, and the data that the site stores in the browser. */
export const dataFlows: SiteModule = ({ plan: { site }, configuration }) => ({
  dataFlows: dataFlowsOf(site, buildSettings(configuration)),
  storedItems,
})
