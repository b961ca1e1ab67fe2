import { consentRequirementsOf } from '../../../../src/site/consentRequirements.ts'
import { dataFlowsOf } from '../../../../src/site/dataFlows.ts'
import { buildSettings } from '../../../hosting/configuration.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the third parties that need the visitor's consent. */
export const consent: VirtualModule = ({ plan: { site }, configuration }) => {
  const { categories, mapProvider, scripts } = consentRequirementsOf(
    site,
    buildSettings(configuration),
  )
  // All three names are exported, also if a value is undefined.
  return { categories, mapProvider, scripts }
}

/** Exports the third parties that pages contact. */
export const dataFlows: VirtualModule = ({ plan: { site }, configuration }) => ({
  dataFlows: dataFlowsOf(site, buildSettings(configuration)),
})
