import type * as z from 'zod'
import type { formSchema } from '../forms/schema.ts'
import type { eventSchema } from '../model/event.ts'
import type { imageSchema } from '../model/image.ts'
import type { placeSchema } from '../model/place.ts'
import type { Authored, ExternalLink, Link, Names } from '../model/rendered.ts'
import type { sectionSchema } from '../sections/schemas.ts'
import type { pageSchema } from './page.ts'
import type { SiteInput } from './site.ts'

export type { AllTexts } from './texts.ts'

/** An entry of a record of the manifest that can be missing. */
type RecordEntry<List> =
  NonNullable<List> extends { readonly [name: string]: infer Item } ? Item : never

type Media = NonNullable<SiteInput['media']>
type Consent = NonNullable<SiteInput['consent']>

/** The path of a file that the build makes for links: the feed of a page with a list of articles, or the calendar file of an event. */
type FeedOrCalendarPath<Page extends string> =
  | `${Page}/feed.atom`
  | '/feed.atom'
  | `/events/${string}.ics`

/** The names that a part of the manifest can refer to. They are inferred where they are declared only. */
type SiteNames<N extends Names> = { [K in keyof N]: NoInfer<N[K]> }

/**
 * Declares the site. Returns its argument; the generator validates it.
 *
 * The type parameters are inferred from the keys of `routes`, `media.images`, `forms`, `events`,
 * `places`, `consent.categories`, `files` and `languages`. A reference to another name is a type error. Without a
 * list there are no names: `never`.
 */
export function defineSite<
  Page extends `/${string}`,
  Image extends string = never,
  Form extends string = never,
  Event extends string = never,
  Place extends string = never,
  Category extends string = never,
  File extends `/${string}.${string}` = never,
  Language extends string = never,
  N extends Names = SiteNames<{
    link: Page | `${Page}#${string}` | FeedOrCalendarPath<Page> | File | ExternalLink
    page: Page
    image: Image
    form: Form
    event: Event
    place: Place
    category: Category
    language: Language
  }>,
>(
  site: {
    readonly routes: { readonly [K in Page]: Authored<RecordEntry<SiteInput['routes']>, N> }
    readonly media?: Authored<Omit<Media, 'images'>, N> & {
      readonly images?: { readonly [K in Image]: z.input<typeof imageSchema> }
    }
    readonly forms?: { readonly [K in Form]: Authored<z.input<typeof formSchema>, N> }
    readonly events?: { readonly [K in Event]: Authored<z.input<typeof eventSchema>, N> }
    readonly places?: { readonly [K in Place]: Authored<z.input<typeof placeSchema>, N> }
    readonly files?: { readonly [K in File]: RecordEntry<SiteInput['files']> }
    readonly languages?: { readonly [K in Language]: RecordEntry<SiteInput['languages']> }
    readonly consent?: Authored<Omit<Consent, 'categories'>, N> & {
      readonly categories: { readonly [K in Category]: RecordEntry<Consent['categories']> }
    }
  } & Authored<
    Omit<
      SiteInput,
      'routes' | 'media' | 'forms' | 'events' | 'places' | 'files' | 'languages' | 'consent'
    >,
    N
  >,
) {
  return site
}

/**
 * A function that declares a part of the site, for a file that the manifest imports. Returns its argument.
 *
 * The names that the part refers to are inferred, and the type of the result contains them: if the site does not
 * declare one of them, the property of the manifest that contains the part is a type error.
 */
type Define<Part> = <
  To extends Link = never,
  Page extends `/${string}` = never,
  Image extends string = never,
  Form extends string = never,
  Event extends string = never,
  Place extends string = never,
  Language extends string = never,
>(
  part: Authored<Part, PartNames<To, Page, Image, Form, Event, Place, Language>>,
) => NoInfer<
  WithFixedNames<Authored<Part, PartNames<To, Page, Image, Form, Event, Place, Language>>>
>

/** The names that a part refers to. */
type PartNames<To, Page, Image, Form, Event, Place, Language> = {
  link: To
  page: Page
  image: Image
  form: Form
  event: Event
  place: Place
  category: never
  language: Language
}

/**
 * The type of a declared part: the same properties in another mapped type. TypeScript infers no names from the
 * other entries of a list if an entry has the mapped type of the parameter.
 */
type WithFixedNames<Part> = Part extends unknown ? { readonly [K in keyof Part]: Part[K] } : never

/** Declares a page: an entry of `routes`, or `notFound`. */
export const definePage: Define<z.input<typeof pageSchema>> = (page) => page

/** Declares a section: an entry of `sections` of a page. */
export const defineSection: Define<z.input<typeof sectionSchema>> = (section) => section

/** Declares a form: an entry of `forms`. */
export const defineForm: Define<z.input<typeof formSchema>> = (form) => form

/** Declares an event: an entry of `events`. */
export const defineEvent: Define<z.input<typeof eventSchema>> = (event) => event

/** Declares a place: an entry of `places`. */
export const definePlace: Define<z.input<typeof placeSchema>> = (place) => place

/** Declares the main menu: `navigation`. */
export const defineNavigation: Define<SiteInput['navigation']> = (navigation) => navigation

/** Declares the footer: `footer`. */
export const defineFooter: Define<SiteInput['footer']> = (footer) => footer

/** Declares images: `media.images`. */
export const defineImages = <Image extends string>(images: {
  readonly [K in Image]: z.input<typeof imageSchema>
}) => images

/**
 * Marks a value as sample data, which must be replaced before the launch; the launch check lists all
 * samples. Returns its argument.
 */
export function sample<const T>(value: T): T {
  return value
}
