import { eventSchema } from '../../src/model/event.ts'
import { formSchema } from '../../src/forms/schema.ts'
import { heroSchema } from '../../src/sections/hero/schema.ts'
import { sectionSchema, type SectionKind } from '../../src/sections/schemas.ts'
import { footerSchema } from '../../src/site/footer.ts'
import type { Page } from '../../src/site/page.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { structuredData } from './structuredData/structuredData.ts'
import { formConfig } from './formConfig.ts'
import { Code, type Value } from './value.ts'
import { pictureQuery } from './pictureQuery.ts'
import { addresses, pageId, sectionIds } from '../manifest/pages.ts'
import { instantOf } from '../manifest/wallClock.ts'
import { mapReferences } from '../manifest/schemaWalk.ts'

/** A page as its module will hold it. */
export type PlannedPage = {
  /** The page's name in generated code. */
  readonly id: string
  /** The page's own address. */
  readonly path: string
  readonly page: Page
  /** What it says to search engines, where they may list it. */
  readonly structuredData: Value | undefined
  readonly hero: Value
  readonly sections: readonly { readonly kind: SectionKind; readonly data: Value }[]
}

/** A form's id and what its module holds. */
export type PlannedForm = { readonly id: string; readonly form: Value }

/** The site with its references replaced by what they stand for. */
export type Plan = {
  readonly site: Site
  /** Every page, and the one that is shown where none stands: planned as they are asked for. */
  readonly pages: Iterable<PlannedPage>
  readonly forms: readonly PlannedForm[]
  readonly footer: Value
  /** The names of all icons in use, sorted. */
  readonly icons: readonly string[]
}

/** Decides what is generated from a valid site. */
export function plan(site: Site): Plan {
  const resolve = resolver(site)
  const planPage = (id: string, path: string, page: Page): PlannedPage => {
    const ids = sectionIds(page)
    return {
      id,
      path,
      page,
      structuredData: optionalValue(structuredData(site, path, page)),
      hero: resolve(heroSchema, page.hero),
      sections: page.sections.map((section, index) => ({
        kind: section.kind,
        data: resolve(sectionSchema, { ...section, id: ids[index] }),
      })),
    }
  }
  return {
    site,
    pages: {
      *[Symbol.iterator]() {
        for (const { path, canonical, page } of addresses(site)) {
          if (path === canonical) yield planPage(pageId(path), path, page)
        }
        yield planPage('notFound', '/404', site.notFound)
      },
    },
    forms: Object.entries(site.forms).map(([id, form]) => ({
      id,
      form: {
        id,
        ...resolveObject(resolve(formSchema, form)),
        ...formConfig(form, site.product.origin),
      },
    })),
    footer: resolve(footerSchema, site.footer),
    icons: iconsOf(site),
  }
}

function iconsOf(site: Site): string[] {
  const icons = new Set<string>()
  mapReferences(siteSchema, site, (to, name) => {
    if (to === 'icon') icons.add(name)
    return name
  })
  return [...icons].toSorted()
}

type Resolve = (schema: Parameters<typeof mapReferences>[0], value: unknown) => Value

function resolver(site: Site): Resolve {
  // Several images may be made of one file: it is imported once, under the name of the first.
  const importers = new Map(
    Object.entries(site.media.images)
      .toReversed()
      .map(([name, image]) => [moduleOf(site, image), name]),
  )
  const resolve: Resolve = (schema, value) =>
    asValue(
      mapReferences(schema, value, (to, name) => {
        switch (to) {
          case 'link':
          case 'page':
          case 'category':
          case 'icon':
            return name
          case 'image':
            return imageCode(site, name, importers)
          case 'form':
            return new Code(`${name}Form`, [
              { module: `../forms/${name}.gen.ts`, name: `${name}Form` },
            ])
          case 'event':
            return shownEvent(site, name, resolve)
          case 'place':
            return { id: name, ...site.places[name] }
        }
      }),
    )
  return resolve
}

/** The event with the moment of its end, so that no browser has to reckon with time zones. */
function shownEvent(site: Site, name: string, resolve: Resolve): Value {
  const event = site.events[name]
  if (event === undefined)
    throw new Error(`The event ${name} passed validation without being declared.`)
  const endsAt = new Date(instantOf(event.end, event.timeZone)).toISOString()
  return { ...resolveObject(resolve(eventSchema, event)), endsAt }
}

type Image = Site['media']['images'][string]

/** What generated code imports of an image: its file, cut as the manifest says. */
const moduleOf = ({ media: { source } }: Site, { file, focus }: Image) =>
  `../../src/images/${file}?${pictureQuery({ focus, source })}`

/** The image's files, which the build makes, with what the manifest says of it. */
function imageCode(site: Site, name: string, importers: ReadonlyMap<string, string>): Value {
  const image = site.media.images[name]
  if (image === undefined)
    throw new Error(`The image ${name} passed validation without being declared.`)
  const { alt, focus, color } = image
  const module = moduleOf(site, image)
  const files = `${importers.get(module) ?? name}Files`
  return new Code(`{ ...${files}, ${Code.properties({ alt, focus, color })} }`, [
    { module, defaultAs: files },
  ])
}

const optionalValue = (value: unknown) => (value === undefined ? undefined : asValue(value))

function asValue(value: unknown): Value {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return value
  if (value instanceof Code) return value
  if (Array.isArray(value)) return value.map(asValue)
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [[key, asValue(item)]],
      ),
    )
  }
  throw new Error(`A ${typeof value} cannot be written into generated code.`)
}

function resolveObject(value: Value): { readonly [key: string]: Value } {
  if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Code) &&
    !Array.isArray(value)
  ) {
    return Object.fromEntries(Object.entries(value))
  }
  throw new Error('A form definition is an object.')
}
