import { dataFlowsOf } from '../../src/site/thirdParties.ts'
import type { Site } from '../../src/site/site.ts'
import { EMBEDDED_FORM_SERVICE } from './configuration.ts'

/** A third party, and where the site contacts it. */
export type ContactedFrom = {
  /** Its name in the manifest. */
  readonly id: string
  readonly name: string
  /** The pages that contact it, by their own addresses. */
  readonly pages: readonly string[]
}

/** Whom the pages of a site contact where the build is configured in full. */
export function contactedFrom(site: Site): ContactedFrom[] {
  const build = { formAction: EMBEDDED_FORM_SERVICE, hasMapsKey: true }
  const every = Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : [path],
  )
  return dataFlowsOf(site, build).map(({ id, name, pages }) => ({
    id,
    name,
    pages: pages === 'every' ? every : pages.map(({ path }) => path),
  }))
}
