import type { ThirdParty } from '../model/thirdParty.ts'
import { dataFlowsOf, type BuildSettings } from './dataFlows.ts'
import type { Site } from './site.ts'

/** The map provider as map panels get it: `name`, `category` and `timeoutSeconds` of the third party. */
export type MapProvider = Pick<
  Extract<ThirdParty, { kind: 'map' }>,
  'name' | 'category' | 'timeoutSeconds'
>

/** The consent that the pages of a build need. */
export type ConsentRequirements = {
  /** The names of the categories that a contacted third party needs, in the order of the manifest. */
  readonly categories: readonly string[]
  /** The map provider. Undefined if no page shows a map. */
  readonly mapProvider?: MapProvider
  readonly scripts: readonly ConsentedScript[]
}

/** A script that every page loads after the visitor has agreed to its category. */
export type ConsentedScript = {
  readonly url: string
  readonly category: string
  /** The `data-*` attributes of its element. */
  readonly attributes: Readonly<Record<string, string>>
  /** JavaScript that runs before it. In the browser: the URL of a file with that. */
  readonly start?: string | undefined
}

/** The consent that the pages of a build need. */
export function consentRequirementsOf(site: Site, build: BuildSettings): ConsentRequirements {
  const dataFlows = dataFlowsOf(site, build)
  const parties = dataFlows.flatMap(({ id }) => site.thirdParties[id] ?? [])
  return {
    categories: Object.keys(site.consent?.categories ?? {}).filter((name) =>
      dataFlows.some(({ category }) => category === name),
    ),
    mapProvider: parties.flatMap((party) => {
      if (party.kind !== 'map') return []
      const { name, category, timeoutSeconds } = party
      return [{ name, category, timeoutSeconds }]
    })[0],
    scripts: parties.flatMap((party) => {
      if (party.kind !== 'script') return []
      const { url, category, attributes, start } = party
      return [{ url, category, attributes, start }]
    }),
  }
}
