import type { Authored } from '../model/rendered.ts'
import type { SiteInput } from './site.ts'

export type { AllTexts } from './texts.ts'

/** An entry of a list of the manifest that can be missing. */
type Entry<List> = NonNullable<List> extends { readonly [name: string]: infer Item } ? Item : never

type Media = NonNullable<SiteInput['media']>
type Consent = NonNullable<SiteInput['consent']>

/**
 * Declares the site. Returns its argument; the generator validates it.
 *
 * The type parameters are inferred from the keys of `routes`, `media.images`, `forms`, `events`,
 * `places`, `consent.categories` and `documents`. A reference to another name is a type error. Without a list there
 * are no names: `never`.
 */
export function defineSite<
  Page extends `/${string}`,
  Image extends string = never,
  Form extends string = never,
  Event extends string = never,
  Place extends string = never,
  Category extends string = never,
  Document extends `/${string}.pdf` = never,
>(
  site: {
    readonly routes: {
      readonly [K in Page]: Authored<
        Entry<SiteInput['routes']>,
        SiteNames<Page, Image, Form, Event, Place, Document>
      >
    }
    readonly media?: Authored<
      Omit<Media, 'images'>,
      SiteNames<never, never, never, never, never, never>
    > & {
      readonly images?: { readonly [K in Image]: Entry<Media['images']> }
    }
    readonly forms?: {
      readonly [K in Form]: Authored<
        Entry<SiteInput['forms']>,
        SiteNames<Page, Image, Form, Event, Place, Document>
      >
    }
    readonly events?: {
      readonly [K in Event]: Authored<
        Entry<SiteInput['events']>,
        SiteNames<Page, Image, Form, Event, Place, Document>
      >
    }
    readonly places?: { readonly [K in Place]: Entry<SiteInput['places']> }
    readonly documents?: {
      readonly [K in Document]: Authored<
        Entry<SiteInput['documents']>,
        SiteNames<Page, never, never, never, Place, never>
      >
    }
    readonly consent?: {
      readonly categories: { readonly [K in Category]: Entry<Consent['categories']> }
    } & Authored<Omit<Consent, 'categories'>, SiteNames<Page, Image, Form, Event, Place, Document>>
  } & Authored<
    Omit<SiteInput, 'routes' | 'media' | 'forms' | 'events' | 'places' | 'documents' | 'consent'>,
    SiteNames<Page, Image, Form, Event, Place, Document, Category>
  >,
) {
  return site
}

/** The names that a part of the manifest can refer to. They are inferred where they are declared only. */
type SiteNames<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
  Document extends `/${string}.pdf`,
  Category extends string = string,
> = {
  page: NoInfer<Page>
  image: NoInfer<Image>
  form: NoInfer<Form>
  event: NoInfer<Event>
  place: NoInfer<Place>
  document: NoInfer<Document>
  category: NoInfer<Category>
}

/**
 * Marks a value as sample data, which must be replaced before the launch; the launch check lists all
 * samples. Returns its argument.
 */
export function sample<const T>(value: T): T {
  return value
}
