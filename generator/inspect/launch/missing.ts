import type { Site } from '../../../src/site/site.ts'
import { readConfiguration } from '../../hosting/configuration.ts'
import { contactedFrom } from '../../hosting/thirdParties.ts'
import type { Finding } from './finding.ts'
import { placeholderIn } from './placeholders.ts'

/** What the build's environment has to say and does not, or says for another build. */
export function missing(site: Site, environment: NodeJS.ProcessEnv): Finding[] {
  const finding = (message: string): Finding => ({ check: 'configuration', message })
  const configuration = readConfiguration(environment)
  if ('problem' in configuration) return [finding(configuration.problem)]
  const { embedded, formService, mapsKey, staging } = configuration
  return [
    ...(staging ? [finding('SITE_STAGING is true: search engines would be kept away')] : []),
    ...(embedded ? formServiceUnset(site).map(finding) : unusable(formService.action).map(finding)),
    ...(mapsKey === undefined ? mapsKeyUnset(site).map(finding) : []),
  ]
}

function formServiceUnset(site: Site): string[] {
  if (Object.keys(site.forms).length === 0) return []
  return ['FORM_ENDPOINT', 'FORM_ACCESS_KEY'].map(
    (name) =>
      `${name} is not set: forms would go to the embedded service, which only the preview has`,
  )
}

function unusable(endpoint: string): string[] {
  if (placeholderIn(endpoint) !== undefined) return [`FORM_ENDPOINT is a placeholder: ${endpoint}`]
  return endpoint.startsWith('https://') ? [] : [`FORM_ENDPOINT is not encrypted: ${endpoint}`]
}

function mapsKeyUnset(site: Site): string[] {
  const maps = Object.entries(site.thirdParties).flatMap(([id, { kind }]) =>
    kind === 'map' ? [id] : [],
  )
  return contactedFrom(site)
    .filter(({ id }) => maps.includes(id))
    .map(
      ({ pages }) =>
        `MAPS_KEY is not set: ${pages.join(', ')} would show the address without a map`,
    )
}
