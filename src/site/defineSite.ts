import type { Authored } from '../model/authored.ts'
import type { SiteInput } from './site.ts'

type Images = SiteInput['media']['images']
type Consent = SiteInput['consent']

/**
 * Declares the site. Returns its argument; the generator validates it.
 *
 * The type parameters are inferred from the keys of `routes`, `media.images`, `forms`, `events`,
 * `places` and `consent.categories`. A reference to another name is a type error.
 */
export function defineSite<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
  Category extends string,
>(
  site: {
    readonly routes: {
      readonly [K in Page]: SiteRoute<
        NoInfer<Page>,
        NoInfer<Image>,
        NoInfer<Form>,
        NoInfer<Event>,
        NoInfer<Place>
      >
    }
    readonly media: {
      readonly source: SiteInput['media']['source']
      readonly images: { readonly [K in Image]: Images[string] }
    }
    readonly forms: {
      readonly [K in Form]: Authored<
        SiteInput['forms'][string],
        SiteNames<NoInfer<Page>, NoInfer<Image>, NoInfer<Form>, NoInfer<Event>, NoInfer<Place>>
      >
    }
    readonly events: {
      readonly [K in Event]: Authored<
        SiteInput['events'][string],
        SiteNames<NoInfer<Page>, NoInfer<Image>, NoInfer<Form>, NoInfer<Event>, NoInfer<Place>>
      >
    }
    readonly places: { readonly [K in Place]: SiteInput['places'][string] }
    readonly consent: {
      readonly categories: { readonly [K in Category]: Consent['categories'][string] }
    }
  } & Authored<
    Omit<SiteInput, 'routes' | 'media' | 'forms' | 'events' | 'places' | 'consent'> & {
      readonly consent: Omit<Consent, 'categories'>
    },
    SiteNames<
      NoInfer<Page>,
      NoInfer<Image>,
      NoInfer<Form>,
      NoInfer<Event>,
      NoInfer<Place>,
      NoInfer<Category>
    >
  >,
) {
  return site
}

type SiteNames<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
  Category extends string = string,
> = {
  page: Page
  image: Image
  form: Form
  event: Event
  place: Place
  category: Category
}

type SiteRoute<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
> = Authored<SiteInput['routes'][string], SiteNames<Page, Image, Form, Event, Place>>
