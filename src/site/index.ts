import type { Authored, Names } from '../model/rendered.ts'
import type { SiteInput } from './site.ts'

export type { AllTexts } from './texts.ts'

/** An entry of a list of the manifest that can be missing. */
type Entry<List> = NonNullable<List> extends { readonly [name: string]: infer Item } ? Item : never

type Media = NonNullable<SiteInput['media']>
type Consent = NonNullable<SiteInput['consent']>

/** The names that a part of the manifest can refer to. They are inferred where they are declared only. */
type SiteNames<N extends Names> = { [K in keyof N]: NoInfer<N[K]> }

/**
 * Declares the site. Returns its argument; the generator validates it.
 *
 * The type parameters are inferred from the keys of `routes`, `media.images`, `forms`, `events`,
 * `places`, `consent.categories`, `documents`, `files` and `languages`. A reference to another name is a type error. Without a
 * list there are no names: `never`.
 */
export function defineSite<
  Page extends `/${string}`,
  Image extends string = never,
  Form extends string = never,
  Event extends string = never,
  Place extends string = never,
  Category extends string = never,
  Document extends `/${string}.pdf` = never,
  File extends `/${string}.${string}` = never,
  Language extends string = never,
  N extends Names = SiteNames<{
    page: Page
    image: Image
    form: Form
    event: Event
    place: Place
    category: Category
    document: Document
    file: File
    language: Language
  }>,
>(
  site: {
    readonly routes: { readonly [K in Page]: Authored<Entry<SiteInput['routes']>, N> }
    readonly media?: Authored<Omit<Media, 'images'>, N> & {
      readonly images?: { readonly [K in Image]: Entry<Media['images']> }
    }
    readonly forms?: { readonly [K in Form]: Authored<Entry<SiteInput['forms']>, N> }
    readonly events?: { readonly [K in Event]: Authored<Entry<SiteInput['events']>, N> }
    readonly places?: { readonly [K in Place]: Entry<SiteInput['places']> }
    readonly documents?: { readonly [K in Document]: Authored<Entry<SiteInput['documents']>, N> }
    readonly files?: { readonly [K in File]: Entry<SiteInput['files']> }
    readonly languages?: { readonly [K in Language]: Entry<SiteInput['languages']> }
    readonly consent?: Authored<Omit<Consent, 'categories'>, N> & {
      readonly categories: { readonly [K in Category]: Entry<Consent['categories']> }
    }
  } & Authored<
    Omit<
      SiteInput,
      | 'routes'
      | 'media'
      | 'forms'
      | 'events'
      | 'places'
      | 'documents'
      | 'files'
      | 'languages'
      | 'consent'
    >,
    N
  >,
) {
  return site
}

/**
 * Marks a value as sample data, which must be replaced before the launch; the launch check lists all
 * samples. Returns its argument.
 */
export function sample<const T>(value: T): T {
  return value
}
