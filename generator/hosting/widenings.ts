import type { Site } from '../../src/site/site.ts'
import type { Configuration } from '../configuration.ts'
import type { PolicySources } from '../policy.ts'

/** What the third parties of the site's pages need of the policy. */
export function siteWidenings(
  { media }: Site,
  { formService }: Pick<Configuration, 'formService'>,
): PolicySources[] {
  const forms = originOf(formService.action)
  const images = media.source.kind === 'host' ? originOf(media.source.url) : []
  return [{ 'connect-src': forms, 'form-action': forms }, { 'img-src': images }]
}

/** The origin of an address elsewhere; none of one on the site itself. */
const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])
