import type { Field, Form } from '../../../src/forms/schema.ts'
import type { PlaceMap } from '../../../src/model/place.ts'
import { thirdPartySchema } from '../../../src/model/thirdParty.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { brandSchema } from '../../../src/site/brand.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { Random } from './random.ts'
import { NAMES, randomValue } from './randomValue.ts'

/** A random site that matches the schema. Values that rules compare with other values are replaced. */
export function randomSite(random: Random): Site {
  const site = siteSchema.parse(
    withPages(randomValue(siteSchema.omit({ routes: true, notFound: true }), random), random),
  )
  if (site.security !== undefined) site.security.transport.preload = false
  // The logo shows the first word of the name separately.
  site.product.name = `Product ${site.product.name}`
  // Random colors have too little contrast. The logo shows the first word of the wordmark separately.
  const { wordmark } = site.brand
  site.brand = brandSchema.parse({ wordmark: wordmark && `Mark ${wordmark}` })
  for (const image of Object.values(site.media.images)) {
    image.file = 'orbit.avif'
    // Some sections need an alternative text.
    image.alt ||= 'An orbit'
  }
  for (const event of Object.values(site.events)) {
    event.start = '2025-07-18T15:00'
    event.end = '2025-07-18T17:00'
  }
  for (const place of Object.values(site.places)) place.map ??= MAP
  for (const form of Object.values(site.forms)) fixForm(form)
  site.redirects.forEach((redirect, index) => (redirect.from = `/old-${index}`))
  if (site.direction === 'rtl') site.languages = {}
  if (site.announcement !== undefined) delete site.announcement.until
  for (const page of [...Object.values(site.routes), site.notFound]) {
    if ('alias' in page) continue
    fixPage(page, Object.keys(site.forms))
    // The other languages have the direction of the site.
    if (site.direction === 'rtl') delete page.language
  }
  return site
}

const CATEGORIES = NAMES['consent.categories'] ?? []

/** The slot of a page. All pages have one schema. */
const PAGE = 'routes.*'

/** Both paths are pages, not aliases, so that references to their sections are valid. */
function withPages(site: unknown, random: Random): unknown {
  const page = () => ({
    ...Object(randomValue(pageSchema, random, PAGE)),
    sections: Array.from({ length: random.integer(2, 4) }, () =>
      fixedSection(randomValue(sectionSchema, random, `${PAGE}.sections[]`)),
    ),
  })
  // One of each kind. Every category is used.
  const thirdParties = Object.fromEntries(
    thirdPartySchema.options.map((option, index) => [
      index === 0 ? 'toString' : `party${index}`,
      {
        ...Object(randomValue(option, random, `thirdParties.*(${index})`)),
        ...('category' in option.shape ? { category: CATEGORIES[index % 2] } : {}),
      },
    ]),
  )
  return {
    ...Object(site),
    thirdParties,
    routes: { '/': page(), '/team': page() },
    notFound: page(),
  }
}

/** A section whose properties fit each other. */
function fixedSection(section: unknown): unknown {
  const { heading, paragraphs = [], text, columns, rows = [], questions } = Object(section)
  if (questions !== undefined) {
    // The ids of a page must differ.
    const answered = questions.map((each: unknown) => {
      const { answer = [], text, question } = Object(each)
      const isEmpty = answer.length === 0 && text === undefined
      return { ...Object(each), id: undefined, answer: isEmpty ? [question] : answer }
    })
    return { ...Object(section), questions: answered }
  }
  if (columns !== undefined) {
    const cells = (row: unknown) =>
      columns.map((_: unknown, index: number) => Object(row).cells[index] ?? heading)
    return {
      ...Object(section),
      rows: rows.map((row: unknown) => ({ ...Object(row), cells: cells(row) })),
    }
  }
  const isEmpty = Object(section).kind === 'prose' && paragraphs.length === 0 && text === undefined
  return isEmpty ? { ...Object(section), paragraphs: [heading] } : section
}

/** The position of places without one, because a section with a map needs it. */
const MAP: PlaceMap = {
  lat: 39,
  lng: -77,
  title: 'Marker',
  zoom: 16,
  height: 750,
  directions: 'https://maps.example.com/',
}

/** Sets the ids of sections, because a generated id depends on the heading. */
function fixPage(page: Page, forms: readonly string[]) {
  // The home page and the not-found page are always published, and an article is below a list.
  page.draft = false
  delete page.publishFrom
  // Rules compare them with other pages and values.
  delete page.translationOf
  if (page.article !== undefined) delete page.article.id
  // A page must not show a form twice.
  const unused = new Set(forms)
  page.sections = page.sections.flatMap((section, index) => {
    if ('form' in section && !unused.delete(section.form)) return []
    const fixed = { ...section, id: `section-${index}` }
    // A map must not show a place twice.
    if ('otherPlaces' in fixed) delete fixed.otherPlaces
    return [fixed]
  })
}

function fixForm(form: Form) {
  form.fields = form.fields.flatMap((field, index) => fixedField(field, `field${index}`))
}

function fixedField(field: Field, name: string): Field[] {
  const isPart = typeof field.send !== 'string' && 'within' in field.send
  const fixed: Field = { ...field, name, send: isPart ? `part ${name}` : field.send }
  // The limits must fit each other.
  if ('min' in fixed) delete fixed.min
  if (fixed.kind !== 'checkboxes' || fixed.other === undefined) return [fixed]
  const { option } = fixed.other
  const reveals = `${name}Other`
  return [
    { ...fixed, options: [...fixed.options, option], other: { option, reveals } },
    {
      kind: 'text',
      name: reveals,
      label: field.label,
      required: false,
      send: { within: name },
      autocomplete: 'off',
    },
  ]
}
