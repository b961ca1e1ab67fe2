import * as z from 'zod'
import { httpsUrl } from './link.ts'
import { postalAddressSchema } from './postalAddress.ts'
import { referenceTo } from './reference.ts'
import { line, NAME } from './text.ts'

/** A place where the company can be met: address, telephone and its point on the map. */
export const placeSchema = z.strictObject({
  /** The place's name, e.g. `Headquarters`. */
  name: line,
  /** The telephone number, as it is read and as it is dialled. */
  phone: z.strictObject({
    /** As people read it, e.g. `(301) 555-0142`. */
    text: line,
    /** As it is dialled: `+` then at most 15 digits (ITU-T E.164), e.g. `+13015550142`. */
    dial: z
      .string()
      .regex(
        /^\+[1-9]\d{1,14}$/,
        'a number is dialled as + and at most 15 digits, e.g. +13015550142',
      ),
  }),
  /** The postal address. */
  address: postalAddressSchema,
  /** Its point on the map. */
  map: z.strictObject({
    /** Latitude of the marker, degrees north. */
    lat: z.number().min(-90).max(90),
    /** Longitude of the marker, degrees east: negative in the United States. */
    lng: z.number().min(-180).max(180),
    /** The marker's title. */
    title: line,
    /** Zoom level of the map: 0 (the world) to 22 (a doorway). Default 16. */
    zoom: z.int().min(0).max(22).default(16),
    /** Height of the map on the page. Pixels. Default 750. */
    height: z.int().min(200).max(2000).default(750),
    /** Directions to the place in a maps service, opened by a plain link. */
    directions: httpsUrl,
  }),
})

/** A place, as pages show it. */
export type Place = z.output<typeof placeSchema>

/** The name of a place that `places` declares. */
export const place = referenceTo('place', NAME, 'the name of a place')
