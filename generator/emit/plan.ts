import { formSchema, type Form } from '../../src/forms/schema.ts'
import { heroSchema } from '../../src/sections/hero/schema.ts'
import { sectionSchema, type SectionKind } from '../../src/sections/schemas.ts'
import { footerSchema } from '../../src/site/footer.ts'
import type { Page } from '../../src/site/page.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { structuredData } from './structuredData/structuredData.ts'
import { formConfig } from './formConfig.ts'
import { resolver, eventWithEnd, type Resolve } from './resolve.ts'
import { asObject, asValue, type Value } from './value.ts'
import { addresses, pageId, sectionIds } from '../manifest/pages.ts'
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

/** A form as its module holds it. */
export type PlannedForm = {
  readonly id: string
  readonly fields: readonly { readonly name: string; readonly field: Value }[]
  /** The form without its id and its fields. */
  readonly form: { readonly [name: string]: Value }
}

/** A place or an event as its module holds it. */
export type PlannedItem = { readonly id: string; readonly data: Value }

/** The site with its references replaced by what they stand for. */
export type Plan = {
  readonly site: Site
  /** Every page, and the one that is shown where none stands: planned as they are asked for. */
  readonly pages: Iterable<PlannedPage>
  readonly places: readonly PlannedItem[]
  readonly events: readonly PlannedItem[]
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
    const data = structuredData(site, path, page)
    return {
      id,
      path,
      page,
      structuredData: data === undefined ? undefined : asValue(data),
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
    places: Object.entries(site.places).map(([id, place]) => ({
      id,
      data: asValue({ id, ...place }),
    })),
    events: Object.keys(site.events).map((id) => ({ id, data: eventWithEnd(site, id, resolve) })),
    forms: Object.entries(site.forms).map(([id, form]) => planForm(id, form, site, resolve)),
    footer: resolve(footerSchema, site.footer),
    icons: iconsOf(site),
  }
}

function planForm(id: string, form: Form, site: Site, resolve: Resolve): PlannedForm {
  const { fields: _, ...data } = asObject(resolve(formSchema, form))
  return {
    id,
    fields: form.fields.map((field) => ({ name: field.name, field: asValue(field) })),
    form: { ...data, ...formConfig(form, site.product.origin) },
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
