import { storedItems, type StoredItem } from '../model/deviceStorage.ts'
import { fillText } from '../model/fillText.ts'
import type { PolicySources, ThirdParty, ThirdPartyKind } from '../model/thirdParty.ts'
import { MAP_ORIGIN } from './mapProvider.ts'
import { pagesWith, submittedDataOf, type PageLink, type SubmittedData } from './submittedData.ts'
import { formsOn, placesOn } from './sectionReferences.ts'
import type { Site } from './site.ts'

/** The settings of a build that decide which third parties its pages contact. */
export type BuildSettings = {
  /** The URL that forms are sent to: an absolute URL, or a path of the site itself. */
  readonly formAction: string
  /** Whether the build has an API key for the map provider. */
  readonly hasMapsKey: boolean
}

/**
 * A third party that the pages of a build contact. The privacy page, the Content Security Policy, the
 * consent and the build's output are all based on it.
 */
export type DataFlow = {
  /** The name in `thirdParties` of the manifest. */
  readonly id: string
  readonly kind: ThirdPartyKind
  readonly name: string
  readonly company?: string
  /** Why the site contacts it. */
  readonly purpose: string
  /** When the site contacts it. */
  readonly when: string
  /** The data that it gets. */
  readonly sends: readonly SubmittedData[]
  /** The data that it may store in the visitor's browser. */
  readonly stores: readonly string[]
  /** Its own privacy notice. */
  readonly privacyNotice?: `https://${string}`
  /**
   * The origins that pages contact directly; the first label of a host can be `*`. Empty for the embedded
   * form service, which is part of the site.
   */
  readonly origins: readonly string[]
  /** The pages that contact it. `every`: all pages. */
  readonly pages: readonly PageLink[] | 'every'
  /** The category of consent that it needs. Undefined if it needs no consent. */
  readonly category?: string
  /** The sources that it adds to the Content Security Policy of every page. */
  readonly cspSources: PolicySources
}

/**
 * The third parties that the pages of a build contact, in the order of the manifest. Leaves out those
 * that this build does not use: a map without a key, a media host with embedded images.
 */
export function dataFlowsOf(site: Site, build: BuildSettings): readonly DataFlow[] {
  return Object.entries(site.thirdParties).flatMap(([id, party]) => {
    const { kind, name, company, purpose, stores, privacyNotice } = party
    const connection = connectionOf(site, build, party)
    if (connection === undefined) return []
    const category = 'category' in party ? party.category : undefined
    return [{ id, kind, name, company, purpose, stores, privacyNotice, category, ...connection }]
  })
}

/** What a site stores in the visitor's browser: drafts only if a page has a form, a choice only if it asks for consent. */
export const storedItemsOf = (site: Site): readonly StoredItem[] =>
  storedItems.filter(({ id }) => {
    if (id === 'drafts') return hasForms(site)
    return id !== 'choice' || site.consent !== undefined
  })

/** Whether a page has a form. */
export const hasForms = (site: Site): boolean => pagesWith(site, formsOn).length > 0

type Connection = Pick<DataFlow, 'when' | 'sends' | 'origins' | 'pages' | 'cspSources'>

/** How the site contacts a third party. Undefined if this build does not contact it. */
function connectionOf(site: Site, build: BuildSettings, party: ThirdParty): Connection | undefined {
  const sends = [{ items: party.sends }]
  const texts = site.texts.privacy
  switch (party.kind) {
    case 'forms': {
      const pages = pagesWith(site, formsOn)
      if (pages.length === 0) return undefined
      const origins = originsOf(build.formAction)
      return {
        when: texts.whenForm,
        sends: withItems(submittedDataOf(site), party.sends),
        origins,
        pages,
        cspSources: { 'connect-src': origins, 'form-action': origins },
      }
    }
    case 'images': {
      if (site.media.source.kind !== 'host') return undefined
      const origins = originsOf(site.media.source.url)
      return {
        when: texts.whenImage,
        sends,
        origins,
        pages: 'every',
        cspSources: { 'img-src': origins },
      }
    }
    case 'map': {
      const pages = pagesWith(site, placesOn)
      if (!build.hasMapsKey || pages.length === 0) return undefined
      const when = fillText(texts.whenMap, { category: categoryTitle(site, party.category) })
      return { when, sends, origins: [MAP_ORIGIN], pages, cspSources: { 'frame-src': ["'self'"] } }
    }
    case 'script': {
      const { url, contacts } = party
      const own = originsOf(url)
      return {
        when: fillText(texts.whenScript, { category: categoryTitle(site, party.category) }),
        sends,
        origins: [...new Set([...own, ...Object.values(contacts).flat()])],
        pages: 'every',
        cspSources: {
          ...contacts,
          'script-src': [...own, ...(contacts['script-src'] ?? [])],
          'connect-src': [...own, ...(contacts['connect-src'] ?? [])],
          'img-src': [...own, ...(contacts['img-src'] ?? [])],
        },
      }
    }
  }
}

/** Adds items to the last list. */
const withItems = (
  sent: readonly SubmittedData[],
  items: readonly string[],
): readonly SubmittedData[] =>
  sent.map((list, index) =>
    index === sent.length - 1 ? { ...list, items: [...list.items, ...items] } : list,
  )

const categoryTitle = (site: Site, category: string) =>
  site.consent?.categories[category]?.title ?? category

/** The origin of an absolute URL. Empty for a path. */
const originsOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
