import * as z from 'zod'
import { httpsUrl } from './link.ts'
import { openingHoursSchema } from './openingHours.ts'
import { postalAddressSchema } from './postalAddress.ts'
import { referenceTo } from './reference.ts'
import { line, NAME } from './text.ts'

/** A location of the company: name and postal address, and optionally phone number and map position. */
export const placeSchema = z.strictObject({
  /** The place's name, e.g. `Headquarters`. */
  name: line,
  /** The phone number, for people and for `tel:` links. Default: none. */
  phone: z
    .strictObject({
      /**
       * The number as pages show it, e.g. `(301) 555-0142`. The same number as `dial`. Default: `dial`,
       * formatted for the country of the site.
       */
      text: line.optional(),
      /** The number in E.164 format: `+` and at most 15 digits, e.g. `+13015550142`. A number that exists. */
      dial: z
        .string()
        .regex(
          /^\+[1-9]\d{1,14}$/,
          'write a phone number as + and at most 15 digits, e.g. +13015550142',
        ),
    })
    .optional(),
  /** The postal address. */
  address: postalAddressSchema,
  /** The opening hours, e.g. `{ monday: ['08:00-12:00', '15:00-18:00'] }`. Default: none. */
  hours: openingHoursSchema.optional(),
  /** The position on a map. Default: none. A section can then show the place only beside the map of another. */
  map: z
    .strictObject({
      /** Latitude of the marker, degrees north. */
      lat: z.number().min(-90).max(90),
      /** Longitude of the marker, degrees east: negative in the United States. */
      lng: z.number().min(-180).max(180),
      /** The marker's title. */
      title: line,
      /** Zoom level of the map: 0 (the world) to 22 (a building). A map with several markers shows all of them instead. Default 16. */
      zoom: z.int().min(0).max(22).default(16),
      /** Height of the map on the page. Pixels. Default 750. */
      height: z.int().min(200).max(2000).default(750),
      /** The URL of directions to the place, in a maps service. */
      directions: httpsUrl,
    })
    .optional(),
})

/** A validated place. */
export type Place = z.output<typeof placeSchema>

/** The position of a place on a map. */
export type PlaceMap = NonNullable<Place['map']>

/** A place as pages show it. */
export type ShownPlace = Pick<Place, 'name'> & {
  /** The name in `places`. */
  readonly id: string
  /** The phone number as text and in E.164 format. Default: none. */
  readonly phone?: { readonly text: string; readonly dial: string }
  /** The lines of the postal address in the format of its country, and its city. */
  readonly address: { readonly lines: readonly string[]; readonly city: string }
  /** The position on a map. Default: none. */
  readonly map?: ShownMap
}

/** The position of a place as pages show it. */
export type ShownMap = PlaceMap & {
  /** The position without signs, in the format of the site's language, e.g. `39.0840`. Degrees. */
  readonly degrees: { readonly lat: string; readonly lng: string }
}

/** The name of an entry of `places`. */
export const place = referenceTo('place', NAME, 'write the name of a place, e.g. headquarters')

/** The name of an entry of `places` that has `hours`. Pages show the hours only. */
export const hoursOfPlace = referenceTo(
  'hours',
  NAME,
  'write the name of a place, e.g. headquarters',
)
