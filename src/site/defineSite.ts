import type { Authored } from '../model/authored.ts'
import type { SiteInput } from './site.ts'

type Images = SiteInput['media']['images']

/**
 * Declares the site. The names of pages, images, forms, events and places are taken from the keys
 * under which they are declared; everything that refers to them accepts those names only.
 * Returns its argument: the generator validates it.
 */
export function defineSite<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
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
  } & Authored<
    Omit<SiteInput, 'routes' | 'media' | 'forms' | 'events' | 'places'>,
    SiteNames<NoInfer<Page>, NoInfer<Image>, NoInfer<Form>, NoInfer<Event>, NoInfer<Place>>
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
> = {
  page: Page
  image: Image
  form: Form
  event: Event
  place: Place
}

type SiteRoute<
  Page extends `/${string}`,
  Image extends string,
  Form extends string,
  Event extends string,
  Place extends string,
> = Authored<SiteInput['routes'][string], SiteNames<Page, Image, Form, Event, Place>>
