import type { PolicySources, ThirdParty, ThirdPartyKind } from '../model/thirdParty.ts'
import { mapPath } from './mapPath.ts'
import { MAP_ORIGIN, mapProviderSources } from './mapProvider.ts'
import { pagesWith, sentByForms, type PageName, type Sent } from './sentByForms.ts'
import { formsOn, placesOn } from './shownBySections.ts'
import type { Site } from './site.ts'

/** What a build knows beside the manifest of whom its pages contact. */
export type BuildFacts = {
  /** Where forms are posted: an absolute address, or a path of the site itself. */
  readonly formAction: string
  /** Whether there is a key for the provider of maps. */
  readonly hasMapsKey: boolean
}

/** A third party that the pages of a build contact: the one account of it that all others repeat. */
export type Contact = {
  /** Its name in the manifest. */
  readonly id: string
  readonly kind: ThirdPartyKind
  readonly name: string
  readonly company?: string
  /** Why it is asked. */
  readonly purpose: string
  /** When it is asked. */
  readonly when: string
  /** What it learns. */
  readonly sends: readonly Sent[]
  /** What it may keep in the visitor's browser. */
  readonly stores: readonly string[]
  /** Its own privacy notice. */
  readonly privacyNotice?: `https://${string}`
  /** The origins that are asked first. None where the site itself stands in, as the embedded form service does. */
  readonly origins: readonly string[]
  /** The pages that contact it, or all of them. */
  readonly pages: readonly PageName[] | 'every'
  /** The category of consent that it waits for. None where it needs no consent. */
  readonly category?: string
  /** How it widens the policy of every page. */
  readonly widens: PolicySources
}

/**
 * Whom the pages of a build contact, in the manifest's order. What the manifest declares and this
 * build does not use is left out: a map without a key, a media host for embedded images.
 */
export function thirdPartiesOf(site: Site, build: BuildFacts): readonly Contact[] {
  return Object.entries(site.thirdParties).flatMap(([id, party]) => {
    const { kind, name, company, purpose, stores, privacyNotice } = party
    const how = howContacted(site, build, party)
    if (how === undefined) return []
    const category = 'category' in party ? party.category : undefined
    return [{ id, kind, name, company, purpose, stores, privacyNotice, category, ...how }]
  })
}

type HowContacted = Pick<Contact, 'when' | 'sends' | 'origins' | 'pages' | 'widens'>

/** How the site contacts a third party, or nothing where this build does not. */
function howContacted(site: Site, build: BuildFacts, party: ThirdParty): HowContacted | undefined {
  const sends = [{ items: party.sends }]
  switch (party.kind) {
    case 'forms': {
      const pages = pagesWith(site, formsOn)
      if (pages.length === 0) return undefined
      const origins = originsOf(build.formAction)
      return {
        when: 'Only when you send a form.',
        sends: withItems(sentByForms(site), party.sends),
        origins,
        pages,
        widens: { 'connect-src': origins, 'form-action': origins },
      }
    }
    case 'images': {
      if (site.media.source.kind !== 'host') return undefined
      const origins = originsOf(site.media.source.url)
      return {
        when: 'When a page shows an image.',
        sends,
        origins,
        pages: 'every',
        widens: { 'img-src': origins },
      }
    }
    case 'map': {
      const pages = pagesWith(site, placesOn)
      if (!build.hasMapsKey || pages.length === 0) return undefined
      const when = `Only after you allow “${titleOf(site, party.category)}”, on pages with a map.`
      return { when, sends, origins: [MAP_ORIGIN], pages, widens: { 'frame-src': ["'self'"] } }
    }
    case 'script': {
      const origins = originsOf(party.url)
      return {
        when: `Only after you allow “${titleOf(site, party.category)}”, on every page.`,
        sends,
        origins,
        pages: 'every',
        widens: {
          ...party.contacts,
          'script-src': [...origins, ...(party.contacts['script-src'] ?? [])],
        },
      }
    }
  }
}

/** What is sent, with more under the last of its titles. */
const withItems = (sent: readonly Sent[], items: readonly string[]): readonly Sent[] =>
  sent.map((one, index) =>
    index === sent.length - 1 ? { ...one, items: [...one.items, ...items] } : one,
  )

const titleOf = (site: Site, category: string) =>
  site.consent.categories[category]?.title ?? category

/** The origin of an absolute address; none of a path. */
const originsOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

/** Which consent the pages of a build need. */
export type ConsentNeeds = {
  /** The names of the categories that something waits for, in the manifest's order. */
  readonly categories: readonly string[]
  /** Whose maps pages show. None: they show no map. */
  readonly mapProvider?: { readonly name: string; readonly category: string }
  /** The scripts that every page loads once the visitor agrees to their category. */
  readonly scripts: readonly { readonly url: string; readonly category: string }[]
}

/** Which consent the pages of a build need: that of a category, where somebody in it is contacted. */
export function consentNeedsOf(site: Site, build: BuildFacts): ConsentNeeds {
  const contacts = thirdPartiesOf(site, build)
  const parties = contacts.flatMap(({ id }) => site.thirdParties[id] ?? [])
  return {
    categories: Object.keys(site.consent.categories).filter((name) =>
      contacts.some(({ category }) => category === name),
    ),
    mapProvider: parties.flatMap((party) =>
      party.kind === 'map' ? [{ name: party.name, category: party.category }] : [],
    )[0],
    scripts: parties.flatMap((party) =>
      party.kind === 'script' ? [{ url: party.url, category: party.category }] : [],
    ),
  }
}

/** A document that holds a map and nothing else, so that the provider's policy holds there alone. */
export type MapDocument = {
  /** The name of its place in the manifest. */
  readonly place: string
  /** Its address, which no page can have. */
  readonly path: string
}

/** The documents with maps that a build has: one for each place that a page shows on a map. */
export function mapDocumentsOf(site: Site, build: BuildFacts): readonly MapDocument[] {
  if (!thirdPartiesOf(site, build).some(({ kind }) => kind === 'map')) return []
  const places = Object.values(site.routes).flatMap((route) =>
    'sections' in route ? placesOn(route) : [],
  )
  return [...new Set(places)].map((place) => ({ place, path: mapPath(place) }))
}

/** How the provider of maps widens the policy of the documents with maps. */
export const mapDocumentWidens: PolicySources = mapProviderSources
