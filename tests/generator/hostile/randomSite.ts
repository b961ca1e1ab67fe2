import type { Field } from '../../../src/forms/fields/schemas.ts'
import type { Form } from '../../../src/forms/schema.ts'
import { thirdPartySchema } from '../../../src/model/thirdParty.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { Draw } from './draw.ts'
import { NAMES, valueOf, wordSlots } from './schemaValue.ts'

/** A site drawn from the model's schema, then put right where rules bind one place to another. */
export function drawnSite(draw: Draw): Site {
  const site = siteSchema.parse(
    withPages(valueOf(siteSchema.omit({ routes: true, notFound: true }), draw), draw),
  )
  if (site.security !== undefined) site.security.transport.preload = false
  // The logo sets the name's first word apart.
  site.product.name = `Product ${site.product.name}`
  for (const image of Object.values(site.media.images)) image.file = 'orbit.avif'
  for (const event of Object.values(site.events)) {
    event.start = '2025-07-18T15:00'
    event.end = '2025-07-18T17:00'
  }
  for (const form of Object.values(site.forms)) settleForm(form)
  site.redirects.forEach((redirect, index) => (redirect.from = `/old-${index}`))
  for (const page of [...Object.values(site.routes), site.notFound]) {
    if (!('sameAs' in page)) settlePage(page)
  }
  return site
}

const CATEGORIES = NAMES['consent.categories'] ?? []

/** All pages are of one schema. */
const PAGE = 'routes.*'

/** The names of every slot that takes any text. */
export const WORD_SLOTS: readonly string[] = [
  ...new Set(wordSlots(siteSchema.omit({ notFound: true }))),
].toSorted()

/** Both addresses are pages, so that references to them and to their anchors hold. */
function withPages(site: unknown, draw: Draw): unknown {
  const page = () => ({
    ...Object(valueOf(pageSchema, draw, PAGE)),
    sections: Array.from({ length: draw.count(2, 4) }, () =>
      valueOf(sectionSchema, draw, `${PAGE}.sections[]`),
    ),
  })
  // One of each kind, and every category in use.
  const thirdParties = Object.fromEntries(
    thirdPartySchema.options.map((option, index) => [
      index === 0 ? 'toString' : `party${index}`,
      {
        ...Object(valueOf(option, draw, `thirdParties.*(${index})`)),
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

/** Anchors are given, for one that is made from a heading differs with the heading. */
function settlePage(page: Page) {
  page.sections = page.sections.map((section, index) => ({ ...section, id: `section-${index}` }))
}

function settleForm(form: Form) {
  form.fields = form.fields.flatMap((field, index) => settledField(field, `field${index}`))
}

function settledField(field: Field, name: string): Field[] {
  const inside = typeof field.send !== 'string' && 'within' in field.send
  const settled: Field = { ...field, name, send: inside ? `part ${name}` : field.send }
  if (settled.kind !== 'checkboxes' || settled.other === undefined) return [settled]
  const { option } = settled.other
  const reveals = `${name}Other`
  return [
    { ...settled, options: [...settled.options, option], other: { option, reveals } },
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
