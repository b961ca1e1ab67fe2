import * as z from 'zod'
import { httpsUrl } from './link.ts'
import { postalAddressSchema } from './postalAddress.ts'
import { referenceTo } from './reference.ts'
import { line, NAME } from './text.ts'

/** A location of the company: postal address, phone number and map position. */
export const placeSchema = z.strictObject({
  /** The place's name, e.g. `Headquarters`. */
  name: line,
  /** The phone number, for people and for `tel:` links. */
  phone: z.strictObject({
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
  }),
  /** The postal address. */
  address: postalAddressSchema,
  /** The position on the map. */
  map: z.strictObject({
    /** Latitude of the marker, degrees north. */
    lat: z.number().min(-90).max(90),
    /** Longitude of the marker, degrees east: negative in the United States. */
    lng: z.number().min(-180).max(180),
    /** The marker's title. */
    title: line,
    /** Zoom level of the map: 0 (the world) to 22 (a building). Default 16. */
    zoom: z.int().min(0).max(22).default(16),
    /** Height of the map on the page. Pixels. Default 750. */
    height: z.int().min(200).max(2000).default(750),
    /** The URL of directions to the place, in a maps service. */
    directions: httpsUrl,
  }),
})

/** A validated place. */
export type Place = z.output<typeof placeSchema>

/** A place as pages show it. */
export type ShownPlace = Omit<Place, 'phone' | 'address'> & {
  /** The name in `places`. */
  readonly id: string
  /** The phone number as text and in E.164 format. */
  readonly phone: { readonly text: string; readonly dial: string }
  /** The lines of the postal address in the format of its country, and its city. */
  readonly address: { readonly lines: readonly string[]; readonly city: string }
  /** The position without signs, in the format of the site's language, e.g. `39.0840`. Degrees. */
  readonly degrees: { readonly lat: string; readonly lng: string }
}

/** The name of an entry of `places`. */
export const place = referenceTo('place', NAME, 'write the name of a place, e.g. headquarters')
