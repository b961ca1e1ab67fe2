import type { Site } from '../../../src/site/site.ts'
import { hasForms } from '../../../src/site/dataFlows.ts'
import { readConfiguration, thirdPartyContacts } from '../../hosting/configuration.ts'
import { fileRulesOf } from '../../hosting/formServiceSettings.ts'
import type { Finding } from './finding.ts'
import { findPlaceholder } from './placeholders.ts'

/** Finds environment variables that are missing, invalid or not meant for a live site. */
export function configurationFindings(site: Site, environment: NodeJS.ProcessEnv): Finding[] {
  const finding = (message: string): Finding => ({ check: 'configuration', message })
  const configuration = readConfiguration(environment)
  if ('problem' in configuration) return [finding(configuration.problem)]
  const { embedded, formService, mapsKey, staging } = configuration
  return [
    ...(staging
      ? [finding('SITE_STAGING is true. Search engines would not index the site. Remove it.')]
      : []),
    ...(hasForms(site)
      ? embedded
        ? MISSING_FORM_SERVICE
        : [
            ...endpointProblems(formService.action),
            ...unconfirmedFiles(site, environment['FORM_ACCEPTS_FILES']),
          ]
      : []
    ).map(finding),
    ...(mapsKey === undefined ? missingMapsKey(site).map(finding) : []),
  ]
}

const MISSING_FORM_SERVICE = ['FORM_ENDPOINT', 'FORM_ACCESS_KEY'].map(
  (name) =>
    `${name} is not set. Without a form service, forms work only with npm start, npm run preview and npm run dev.`,
)

function endpointProblems(endpoint: string): string[] {
  if (findPlaceholder(endpoint) !== undefined)
    return [`FORM_ENDPOINT is "${endpoint}", a placeholder. Set the URL of your form service.`]
  return endpoint.startsWith('https://')
    ? []
    : [`FORM_ENDPOINT is "${endpoint}", which is not encrypted. Set an https URL.`]
}

/** A form service may refuse files, or accept them only with a paid plan. Nothing tells it in advance. */
function unconfirmedFiles(site: Site, confirmed: string | undefined): string[] {
  const rules = fileRulesOf(site)
  if (rules.length === 0 || confirmed === 'true') return []
  const parts = rules.map(({ part, maxMegabytes }) => `${part} (up to ${maxMegabytes} MB)`)
  return [
    `FORM_ACCEPTS_FILES is not true. Forms send files: ${parts.join(', ')}. Check that your form service accepts them, then set it to true.`,
  ]
}

function missingMapsKey(site: Site): string[] {
  const maps = Object.entries(site.thirdParties).flatMap(([id, { kind }]) =>
    kind === 'map' ? [id] : [],
  )
  return thirdPartyContacts(site)
    .filter(({ id }) => maps.includes(id))
    .map(
      ({ pages }) =>
        `MAPS_KEY is not set. These pages would show the address without a map: ${pages.join(', ')}.`,
    )
}
