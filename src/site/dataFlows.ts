import type { PolicySources, ThirdParty } from '../model/thirdParty.ts'
import { storedItems, type StoredItem } from '../model/deviceStorage.ts'
import { fillText } from '../model/fillText.ts'
import { joinList, listSeparators } from '../model/joinList.ts'
import { type VideoProvider, videoProviders } from '../model/video.ts'
import { formsOn, placesOn, videosOn, type Page } from './page.ts'
import { type Site, siteInLanguage } from './site.ts'
import { fieldKinds, type Field, type Form } from '../forms/schema.ts'
import { isSitePath, type PagePath } from '../model/linkTarget.ts'
import { mapPath } from './paths.ts'

/**
 * The Content Security Policy sources that Google Maps needs
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). They include
 * `'unsafe-eval'` and `'unsafe-inline'`, so the map has a document of its own with its own policy.
 */
export const mapProviderSources = {
  'script-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
    "'unsafe-eval'",
  ],
  'style-src': ['https://fonts.googleapis.com', "'unsafe-inline'"],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
    'data:',
    'blob:',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
} as const satisfies PolicySources

/** The origin of the Google Maps script. */
export const MAP_ORIGIN = 'https://maps.googleapis.com'

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
export type DataFlow = Readonly<
  Pick<ThirdParty, 'kind' | 'name' | 'company' | 'purpose' | 'privacyNotice'>
> & {
  /** The name in `thirdParties` of the manifest. */
  readonly id: string
  /** When the site contacts it. */
  readonly when: string
  /** The data that it gets. */
  readonly sends: readonly SubmittedData[]
  /** The data that it may store in the visitor's browser. */
  readonly stores: readonly string[]
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

/**
 * The third parties as a page in a language lists them: in this language, with the pages and forms in it, and in the
 * languages in which no page lists them. All pages and forms, if it has none.
 */
export function dataFlowsIn(site: Site, language: string | undefined, build: BuildSettings) {
  const pages = Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : [{ path, route }],
  )
  const listing = pages.filter(({ route }) =>
    route.sections.some(({ kind }) => kind === 'dataFlows'),
  )
  const isListed = ({ route }: (typeof pages)[number]) =>
    route.language === language || listing.every((page) => page.route.language !== route.language)
  const routes = pages.filter(isListed).map(({ path, route }) => [path, route] as const)
  const whole = siteInLanguage(site, language)
  const own = dataFlowsOf({ ...whole, routes: Object.fromEntries(routes) }, build)
  return dataFlowsOf(whole, build).map((flow) => own.find(({ id }) => id === flow.id) ?? flow)
}

/** What a site stores in the visitor's browser: saved input only if a page has a form, consent only if the site has a consent bar. */
export const storedItemsOf = (site: Site): readonly StoredItem[] =>
  storedItems.filter(({ id }) => {
    if (id === 'savedInput') return hasForms(site)
    if (id === 'announcement') return site.announcement?.closable === true
    return id !== 'consent' || site.consent !== undefined
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
        sends: submittedDataOf(site, party.sends),
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
    case 'video': {
      const pages = pagesWithVideos(site, party.provider)
      if (pages.length === 0) return undefined
      const origins = [videoProviders[party.provider].origin]
      const when = fillText(texts.whenVideo, { category: categoryTitle(site, party.category) })
      return { when, sends, origins, pages, cspSources: { 'frame-src': origins } }
    }
    case 'script': {
      const { url, contacts } = party
      const scriptOrigins = originsOf(url)
      return {
        when: fillText(texts.whenScript, { category: categoryTitle(site, party.category) }),
        sends,
        origins: [...new Set([...scriptOrigins, ...Object.values(contacts).flat()])],
        pages: 'every',
        cspSources: {
          ...contacts,
          'script-src': [...scriptOrigins, ...(contacts['script-src'] ?? [])],
          'connect-src': [...scriptOrigins, ...(contacts['connect-src'] ?? [])],
          'img-src': [...scriptOrigins, ...(contacts['img-src'] ?? [])],
        },
      }
    }
  }
}

/** The pages with a video from a source. */
export const pagesWithVideos = (site: Site, source: VideoProvider | 'file') =>
  pagesWith(site, (page) => videosOn(page).filter((kind) => kind === source))

const categoryTitle = (site: Site, category: string) =>
  site.consent?.categories[category]?.title ?? category

/** The origin of an absolute URL. Empty for a path. */
const originsOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])

/** The path and title of a page, for links. */
type PageLink = { readonly path: PagePath; readonly title: string }

/** A list of submitted data for the privacy page, with an optional title such as the form's name. */
type SubmittedData = { readonly title?: string; readonly items: readonly string[] }

/** The pages for which `namesOn` returns at least one name, in the order of the manifest. */
export function pagesWith(
  site: Site,
  namesOn: (page: Page) => readonly string[],
): readonly PageLink[] {
  return Object.entries(site.routes).flatMap(([path, route]) =>
    isSitePath(path) && 'sections' in route && namesOn(route).length > 0
      ? [{ path, title: route.title }]
      : [],
  )
}

/** The names that `namesOn` returns for all pages. */
const namesOnPages = (site: Site, namesOn: (page: Page) => readonly string[]) =>
  new Set(
    Object.values(site.routes).flatMap((route) => ('sections' in route ? namesOn(route) : [])),
  )

/**
 * The data that forms submit: the fields of each form that a page shows, then the hidden fields of
 * all forms with `others`.
 */
function submittedDataOf(site: Site, others: readonly string[]): readonly SubmittedData[] {
  const texts = site.texts.privacy
  const shownForms = namesOnPages(site, formsOn)
  const forms = Object.entries(site.forms).flatMap(([id, form]) =>
    shownForms.has(id) ? [form] : [],
  )
  const hasReplyAddress = forms.some(({ fields }) =>
    fields.some(({ kind }) => fieldKinds[kind].traits.isReplyAddress),
  )
  return [
    ...forms.map((form) => ({ title: form.label, items: submittedFields(form, site) })),
    {
      title: forms.length > 1 ? texts.everyForm : undefined,
      items: [
        ...(hasReplyAddress ? [texts.replyAddress] : []),
        texts.accessKey,
        texts.honeypot,
        ...others,
      ],
    },
  ]
}

/** The labels of the submitted fields, and the subject of the message. */
function submittedFields({ fields, subject }: Form, { language, texts }: Site): string[] {
  const { optionalFields, subject: subjectText } = texts.privacy
  const separators = listSeparators(language)
  // A value that is sent within another field, such as the text for "Other", belongs to that field.
  const submitted = fields.filter(({ send }) => typeof send === 'string')
  const labels = (isRequired: boolean) =>
    submitted
      .filter((field) => field.required === isRequired)
      .map((field) => submittedLabel(field, texts))
  const [required, optional] = [labels(true), labels(false)]
  return [
    ...(required.length > 0 ? [joinList(required, separators)] : []),
    ...(optional.length > 0
      ? [fillText(optionalFields, { fields: joinList(optional, separators) })]
      : []),
    ...(subject === undefined ? [] : [fillText(subjectText, { subject })]),
  ]
}

const submittedLabel = ({ kind, label }: Field, texts: Site['texts']) =>
  fieldKinds[kind].traits.isStatement ? fillText(texts.form.quotedField, { label }) : label

/** A third party of one kind. */
type PartyOf<K extends ThirdParty['kind']> = Readonly<Extract<ThirdParty, { kind: K }>>

/** The consent that the pages of a build need. */
export type ConsentRequirements = {
  /** The names of the categories that a contacted third party needs, in the order of the manifest. */
  readonly categories: readonly string[]
  /** The map provider. Undefined if no page shows a map. */
  readonly mapProvider?: Pick<PartyOf<'map'>, 'name' | 'category' | 'timeoutSeconds'>
  readonly videoProviders: {
    readonly [K in VideoProvider]?: Pick<PartyOf<'video'>, 'name' | 'category'>
  }
  readonly scripts: readonly ConsentedScript[]
}

/**
 * A script that every page loads after the visitor has agreed to its category. `start`: JavaScript that runs
 * before it; in the browser, the URL of a file with that.
 */
export type ConsentedScript = Pick<PartyOf<'script'>, 'url' | 'category' | 'attributes' | 'start'>

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
    videoProviders: Object.fromEntries(
      parties.flatMap((party) => {
        if (party.kind !== 'video') return []
        const { provider, name, category } = party
        return [[provider, { name, category }]]
      }),
    ),
    scripts: parties.flatMap((party) => {
      if (party.kind !== 'script') return []
      const { url, category, attributes, start } = party
      return [{ url, category, attributes, start }]
    }),
  }
}

/**
 * A document that contains only a map. Its Content Security Policy is the only one that allows the
 * provider's script.
 */
type MapDocument = {
  /** The name of its place in `places`. */
  readonly place: string
  /** Its path, e.g. `/maps/headquarters.html`. */
  readonly path: string
}

/** The map documents of a build: one for each place that a page shows on a map. */
export function mapDocumentsOf(site: Site, build: BuildSettings): readonly MapDocument[] {
  if (!dataFlowsOf(site, build).some(({ kind }) => kind === 'map')) return []
  return [...namesOnPages(site, placesOn)].map((place) => ({ place, path: mapPath(place) }))
}
