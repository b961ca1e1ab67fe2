import { dataFlowsOf } from '../../src/site/dataFlows.ts'
import type { Site } from '../../src/site/site.ts'
import { EMBEDDED_FORM_SERVICE } from './configuration.ts'

/** A third party and the pages that contact it. */
export type ThirdPartyContact = {
  /** The key in the manifest. */
  readonly id: string
  readonly name: string
  /** The canonical paths of the pages that contact it. */
  readonly pages: readonly string[]
}

/** The third parties that the pages contact if all environment variables are set. */
export function thirdPartyContacts(site: Site): ThirdPartyContact[] {
  const build = { formAction: EMBEDDED_FORM_SERVICE, hasMapsKey: true }
  const allPages = Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : [path],
  )
  return dataFlowsOf(site, build).map(({ id, name, pages }) => ({
    id,
    name,
    pages: pages === 'every' ? allPages : pages.map(({ path }) => path),
  }))
}
