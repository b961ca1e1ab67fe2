import {
  defineEvent,
  defineFooter,
  defineForm,
  defineImages,
  defineNavigation,
  definePage,
  definePlace,
  defineSection,
  defineSite,
  type AllTexts,
} from '../../../src/site/index.ts'
import type * as z from 'zod'
import type { fieldSchema } from '../../../src/forms/schema.ts'

// Checked only by the compiler: if it accepts an invalid value, the @ts-expect-error is unused, which is
// an error. Valid values have no such comment.

const line = 'Words'
const link = { text: line, to: '/team' } as const
const consent = {
  categories: { maps: { title: line, description: line } },
  more: link,
} as const
const map = { kind: 'map', name: line, purpose: line, sends: [line], mapId: line } as const
const status = { sending: line, sent: line }
const form = { label: line, submit: line, requiredNote: line, privacy: line, caution: line, status }
const event = { name: line, start: line, end: line, timeZone: line, audience: line, over: line }
const address = { street: line, city: line, region: line, postalCode: line }
const venue = { name: line, address }
const place = {
  name: line,
  phone: { text: line, dial: line },
  address,
  map: { lat: 0, lng: 0, title: line, directions: 'https://example.com' as const },
}
const page = { title: line, description: line }
const hero = { title: line, headline: line }
const base = {
  product: { name: line, description: line, origin: line },
  constants: {},
  media: {
    source: { kind: 'embedded' },
    images: { orbit: { file: line, alt: line, color: line } },
  },
  places: { office: place },
  consent,
  notFound: { ...page, hero: { ...hero, images: [] }, sections: [] },
} as const
const footer = { groups: [], social: [], summary: line, legal: [], smallPrint: line }

export const valid = defineSite({
  ...base,
  thirdParties: { maps: { ...map, category: 'maps' } },
  events: { party: { ...event, venue: { ...venue, logo: 'orbit' } } },
  forms: {
    contact: {
      ...form,
      fields: [{ kind: 'text', name: 'name', label: line, send: 'Name' }],
      thanks: '/team',
      place: 'office',
    },
  },
  navigation: [link, { text: line, to: '/#main', children: [{ text: line, to: 'tel:+1301' }] }],
  footer: { ...footer, place: 'office' },
  redirects: [
    { from: '/old', to: '/team' },
    { from: '/rss.xml', to: '/team/feed.atom' },
  ],
  routes: {
    '/': {
      ...page,
      hero: { ...hero, images: ['orbit'], actions: [{ text: line, to: 'https://example.com' }] },
      sections: [
        { kind: 'form', heading: line, form: 'contact' },
        { kind: 'eventDetails', heading: line, event: 'party' },
        { kind: 'addresses', heading: line, place: 'office' },
        { kind: 'iconGrid', heading: line, perRow: 2, cards: [{ icon: 'shield', title: line }] },
        { kind: 'buttonLinks', heading: line, links: [link, { text: line, to: '/team#top' }] },
      ],
    },
    '/team': { alias: '/' },
  },
})

const small = {
  product: base.product,
  navigation: [{ text: line, to: '/' }],
  notFound: { ...page, hero },
} as const
const smallFooter = { groups: [], summary: line, smallPrint: line }

export const smallest = defineSite({
  ...small,
  footer: smallFooter,
  routes: { '/': { ...page, hero } },
})

export const withoutLists = defineSite({
  ...small,
  // @ts-expect-error - the site has no places
  footer: { ...smallFooter, place: 'office' },
  // @ts-expect-error - the site has no categories of consent
  thirdParties: { maps: { ...map, category: 'maps' } },
  routes: {
    '/': {
      ...page,
      // @ts-expect-error - the site has no images
      hero: { ...hero, images: ['orbit'] },
      sections: [
        // @ts-expect-error - the site has no forms
        { kind: 'form', heading: line, form: 'contact' },
        // @ts-expect-error - the site has no events
        { kind: 'eventDetails', heading: line, event: 'party' },
      ],
    },
  },
})

export const invalid = defineSite({
  ...base,
  thirdParties: {
    // @ts-expect-error - no such category of consent
    maps: { ...map, category: 'map' },
    // @ts-expect-error - no such kind of third party
    video: { ...map, kind: 'video' },
  },
  // @ts-expect-error - no such image
  events: { party: { ...event, venue: { ...venue, logo: 'orbits' } } },
  forms: {
    contact: {
      ...form,
      // @ts-expect-error - no such kind of field
      fields: [{ kind: 'txt', name: 'name', label: line, send: 'Name' }],
      // @ts-expect-error - no such page
      thanks: '/thanks',
      // @ts-expect-error - no such place
      place: 'offices',
    },
  },
  navigation: [
    // @ts-expect-error - no such page
    { text: line, to: '/taem' },
    // @ts-expect-error - no such page before the anchor
    { text: line, to: '/taem#main' },
    // @ts-expect-error - no such page above the articles of the feed
    { text: line, to: '/taem/feed.atom' },
    // @ts-expect-error - not a link target
    { text: line, to: 'javascript:alert(1)' },
    // @ts-expect-error - a link has a text
    { to: '/' },
  ],
  // @ts-expect-error - no such place
  footer: { ...footer, place: 'offices' },
  // @ts-expect-error - no such page
  redirects: [{ from: '/old', to: '/nowhere' }],
  routes: {
    '/': {
      ...page,
      // @ts-expect-error - no such image
      hero: { ...hero, images: ['orbits'] },
      sections: [
        // @ts-expect-error - no such form
        { kind: 'form', heading: line, form: 'contacts' },
        // @ts-expect-error - no such event
        { kind: 'eventDetails', heading: line, event: 'parties' },
        // @ts-expect-error - no such place
        { kind: 'addresses', heading: line, place: 'offices' },
        // @ts-expect-error - no such icon
        { kind: 'iconGrid', heading: line, perRow: 2, cards: [{ icon: 'sheild', title: line }] },
        // @ts-expect-error - no such kind of section
        { kind: 'icons', heading: line },
        // @ts-expect-error - no such property
        { kind: 'form', heading: line, form: 'contact', colour: 'red' },
        // @ts-expect-error - a form section needs `form`
        { kind: 'form', heading: line },
      ],
    },
    // @ts-expect-error - no such page
    '/team': { alias: '/x' },
    // @ts-expect-error - no such property
    '/work': { ...page, hero: { ...hero, images: ['orbit'] }, sections: [], indexd: true },
  },
})

// Parts that a manifest imports from other files.

const contactForm = defineForm({
  ...form,
  fields: [{ kind: 'text', name: 'name', label: line, send: 'Name' }],
  thanks: '/team',
  place: 'office',
})
const team = defineSection({ kind: 'buttonLinks', heading: line, links: [link] })
const split = {
  ...small,
  media: { images: defineImages({ orbit: { file: line, alt: line, focus: { x: 0, y: 0 } } }) },
  places: { office: definePlace(place) },
  events: { party: defineEvent({ ...event, venue: { ...venue, logo: 'orbit' } }) },
  forms: { contact: contactForm },
  files: { '/checklist.pdf': { file: line } },
  navigation: defineNavigation([link, { text: line, children: [{ text: line, to: 'tel:+1301' }] }]),
  footer: defineFooter({ ...smallFooter, place: 'office' }),
}

export const validParts = defineSite({
  ...split,
  routes: {
    '/': definePage({
      ...page,
      hero: { ...hero, images: ['orbit'], actions: [{ text: line, to: 'https://example.com' }] },
      translationOf: '/team',
      sections: [
        team,
        { kind: 'buttonLinks', heading: line, links: [{ text: line, to: '/checklist.pdf' }] },
        { kind: 'form', heading: line, form: 'contact' },
        { kind: 'addresses', heading: line, place: 'office' },
        defineSection({ kind: 'eventDetails', heading: line, event: 'party' }),
      ],
    }),
    '/team': { ...page, hero, sections: [team, { kind: 'form', heading: line, form: 'contact' }] },
  },
})

const unknownPlace = defineForm({ ...contactForm, place: 'offices' })
const unknownForm = defineSection({ kind: 'form', heading: line, form: 'contacts' })

export const unknownNames = defineSite({
  ...split,
  forms: {
    contact: contactForm,
    // @ts-expect-error - no such place
    offers: unknownPlace,
  },
  // @ts-expect-error - no such image
  events: { party: defineEvent({ ...event, venue: { ...venue, logo: 'orbits' } }) },
  // @ts-expect-error - no such page
  navigation: defineNavigation([{ text: line, to: '/taem' }]),
  // @ts-expect-error - no such place
  footer: defineFooter({ ...smallFooter, place: 'offices' }),
  routes: {
    // @ts-expect-error - no such image
    '/': definePage({ ...page, hero: { ...hero, images: ['orbit', 'orbits'] } }),
    // @ts-expect-error - no such form, in a section beside another one
    '/team': definePage({ ...page, hero, sections: [unknownForm, team] }),
    // @ts-expect-error - no such page
    '/work': definePage({ ...page, hero: { ...hero, actions: [{ text: line, to: '/taem' }] } }),
    // @ts-expect-error - no such form
    '/news': { ...page, hero, sections: [unknownForm] },
  },
})

export const invalidPart = definePage({
  ...page,
  // @ts-expect-error - not a link target
  hero: { ...hero, actions: [{ text: line, to: 'javascript:alert(1)' }] },
  sections: [
    // @ts-expect-error - no such kind of section
    { kind: 'icons', heading: line },
    // @ts-expect-error - no such property
    { kind: 'form', heading: line, form: 'contact', colour: 'red' },
    // @ts-expect-error - no such icon
    { kind: 'iconGrid', heading: line, perRow: 2, cards: [{ icon: 'sheild', title: line }] },
  ],
})

// @ts-expect-error - no such property
export const unknownProperty = definePage({ ...page, hero, indexd: true })

const named = { name: 'field', label: line, send: line } as const
type Field = z.input<typeof fieldSchema>

export const validAutocomplete: Field[] = [
  { ...named, kind: 'text', autocomplete: 'section-b shipping postal-code' },
  { ...named, kind: 'text', autocomplete: 'work tel-extension' },
  { ...named, kind: 'textarea', autocomplete: 'billing street-address' },
  { ...named, kind: 'email', autocomplete: 'home email' },
  { ...named, kind: 'phone', autocomplete: 'mobile tel' },
]

export const invalidAutocomplete: Field[] = [
  // @ts-expect-error - no such name
  { ...named, kind: 'text', autocomplete: 'nmae' },
  // @ts-expect-error - a name for several lines
  { ...named, kind: 'text', autocomplete: 'street-address' },
  // @ts-expect-error - `work` is for contact data
  { ...named, kind: 'text', autocomplete: 'work name' },
  // @ts-expect-error - the wrong order
  { ...named, kind: 'text', autocomplete: 'work shipping tel' },
  // @ts-expect-error - not for an email address
  { ...named, kind: 'email', autocomplete: 'name' },
]

// @ts-expect-error - no such property of the site
export const unknown = defineSite({ ...valid, consents: consent })

export const allTexts = { pause: line, play: line } satisfies AllTexts['slideshow']

// @ts-expect-error - a text is missing
export const missingText = { pause: line } satisfies AllTexts['slideshow']
