import type { Graph } from 'schema-dts'
import { articleSchema } from '../../src/model/article.ts'
import type { BrandSymbol } from '../../src/model/symbol.ts'
import { heroSchema } from '../../src/sections/hero/schema.ts'
import { type SectionKind, sectionSchema } from '../../src/sections/schemas.ts'
import { footerSchema } from '../../src/site/navigation.ts'
import type { Page } from '../../src/site/page.ts'
import { type Site, siteInLanguage, siteSchema } from '../../src/site/site.ts'
import { articlesIn, langIn, listOf } from '../manifest/articleLists.ts'
import {
  canonicalPages,
  NOT_FOUND_PATH,
  pageId,
  sectionIds,
  sitePage,
} from '../manifest/sitePages.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { defaultSymbol, parseSymbol } from '../brand/readSymbol.ts'
import { type Resolver, type Resolved, createResolver } from './resolve.ts'
import { structuredData } from './structuredData.ts'

export type PlannedPage = {
  /** The id of the page, e.g. `aboutUsTeam`. */
  readonly id: string
  /** The canonical path of the page. */
  readonly path: string
  readonly page: Page
  /** The structured data. Undefined if the page is not indexed. */
  readonly structuredData: Graph | undefined
  readonly hero: Resolved
  /** What an article shows around its sections. Undefined for other pages. */
  readonly article: Resolved | undefined
  readonly sections: readonly { readonly kind: SectionKind; readonly data: Resolved }[]
}

/** The site in one of its languages, with its own modules for places, events and forms. */
export type SiteVariant = {
  readonly site: Site
  /** The end of the names of its modules: empty, or e.g. `.es-US` in another language. */
  readonly suffix: string
  readonly resolve: Resolver
  /** The language of the whole site, if this variant has another one. */
  readonly siteLanguage: string | undefined
}

/** The site with resolved references. */
export type Plan = {
  readonly site: Site
  /** The site in each of its languages; its own language comes first. */
  readonly variants: readonly SiteVariant[]
  /** Every page and the not-found page. Each is computed when the iterator reaches it, to limit memory. */
  readonly pages: Iterable<PlannedPage>
  readonly footer: Resolved
  /** The symbol of the logo and of the icons. */
  readonly symbol: BrandSymbol
  /** The names of all used icons, sorted. */
  readonly icons: readonly string[]
}

/** Creates the plan of a valid site. `svgFiles`: the texts of the SVG files in `src/images/` by name. */
export function plan(site: Site, svgFiles?: GeneratorContext['svgFiles']): Plan {
  const original = variantOf(site)
  const translated = Object.keys(site.languages).map((language) => variantOf(site, language))
  const variantFor = ({ language }: Page) =>
    translated.find((variant) => variant.site.language === language) ?? original
  return {
    site,
    variants: [original, ...translated],
    pages: {
      *[Symbol.iterator]() {
        for (const { path, page } of canonicalPages(site))
          yield planPage(site, variantFor(page), pageId(path), path, page)
        const { notFound } = site
        yield planPage(site, variantFor(notFound), 'notFound', NOT_FOUND_PATH, notFound)
      },
    },
    footer: original.resolve(footerSchema, site.footer),
    symbol: symbolOf(site, svgFiles),
    icons: iconsOf(site),
  }
}

/** The site in its own language, or in another one. */
function variantOf(wholeSite: Site, language?: string): SiteVariant {
  const site = siteInLanguage(wholeSite, language)
  const suffix = language === undefined ? '' : `.${language}`
  return {
    site,
    suffix,
    resolve: createResolver(site, suffix, wholeSite.language),
    siteLanguage: language && wholeSite.language,
  }
}

function planPage(
  site: Site,
  variant: SiteVariant,
  id: string,
  path: string,
  page: Page,
): PlannedPage {
  const { resolve } = variant
  const ids = sectionIds(page, site)
  return {
    id,
    path,
    page,
    structuredData: structuredData(variant.site, path, page),
    hero: resolve(heroSchema, page.hero),
    article: page.article && {
      ...resolve(articleSchema, page.article),
      ...linksOf(site, path, page),
    },
    sections: page.sections.map((section, index) => ({
      kind: section.kind,
      data: resolve(sectionSchema, { ...section, id: ids[index] }),
    })),
  }
}

/** The links from an article to its list, and to the articles before and after it in this list. */
function linksOf(site: Site, path: string, around: Page): Resolved {
  const linkTo = (to: string, title: string, page: Page) => ({
    to,
    title,
    lang: langIn(around.language ?? site.language, page.language ?? site.language),
  })
  const list = listOf(site, path)
  const all = list === undefined ? [] : articlesIn(site, list)
  const index = all.findIndex((article) => article.path === path)
  const [newer, older] = [all[index - 1], all[index + 1]].map(
    (other) => other && linkTo(other.path, other.page.hero.title, other.page),
  )
  const page = list === undefined ? undefined : sitePage(site, list)?.page
  return { list: list && page && linkTo(list, page.title, page), older, newer }
}

function symbolOf({ brand }: Site, svgFiles: GeneratorContext['svgFiles']): BrandSymbol {
  const text = svgFiles?.get(brand.symbol ?? '')
  return (text === undefined ? undefined : parseSymbol(text).symbol) ?? defaultSymbol
}

function iconsOf(site: Site): string[] {
  const icons = referencesIn(siteSchema, site).filter(({ kind }) => kind === 'icon')
  return [...new Set(icons.map(({ name }) => name))].toSorted()
}
