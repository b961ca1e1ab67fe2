import * as z from 'zod'
import { line } from './text.ts'
import { contentImageAt, type ResponsiveImageData } from './image.ts'
import { MAP_SIZES } from './imageSizes.ts'
import { httpsUrl } from './link.ts'
import { ANY_NAME, referenceTo } from './reference.ts'

/** The countries of ISO 3166-1 with their two-letter codes, except the United States. */
// oxfmt-ignore
const otherCountries = [
  'AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ',
  'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ', 'BR', 'BS',
  'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN',
  'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE',
  'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR', 'GA', 'GB', 'GD', 'GE', 'GF',
  'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM',
  'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM',
  'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC',
  'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK',
  'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA',
  'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG',
  'PH', 'PK', 'PL', 'PM', 'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW',
  'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS',
  'ST', 'SV', 'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO',
  'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI', 'VN',
  'VU', 'WF', 'WS', 'YE', 'YT', 'ZA', 'ZM', 'ZW',
] as const

/** All countries. */
export const countries = ['US' as const, ...otherCountries]

/** The countries and territories without phones, for example Antarctica. */
const WITHOUT_PHONES = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'] as const

type WithoutPhones = (typeof WITHOUT_PHONES)[number]

/** The countries with phone numbers. */
export const phoneCountries = countries.filter(
  (code): code is Exclude<typeof code, WithoutPhones> =>
    !WITHOUT_PHONES.some((other) => other === code),
)

const COUNTRY = 'write the two-letter code of a country (ISO 3166-1), e.g. DE'
const STRUCTURE = 'write a postal address as { street, city, region, postalCode }'

/** The parts of an address in every country. */
const addressShape = {
  /** House number and street, with a suite where there is one, e.g. `1 Research Court`. */
  street: line,
  /** The city. */
  city: line,
}

/** A postal address in the United States, in the parts that schema.org defines. */
const usAddressSchema = z.strictObject({
  ...addressShape,
  /** **State.** The state or province, as the post writes it, e.g. `MD`. Details: two capital letters. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'write the state as two capital letters, e.g. MD')
    // The state of the postal code below.
    .meta({ examples: ['MD'] }),
  /** The postal code, e.g. `20850` or `20850-1234`. */
  postalCode: z
    .string()
    .regex(/^\d{5}(?:-\d{4})?$/, 'write a ZIP code of five digits, e.g. 20850 or 20850-1234')
    // Of Rockville, in the state above.
    .meta({ examples: ['20850'] }),
  /** The country. Default: `US`. Details: A two-letter code of ISO 3166-1, e.g. `DE`. */
  country: z.literal('US').optional().default('US'),
})

/** A postal address in another country. */
const otherAddressSchema = z.strictObject({
  ...addressShape,
  /** **State.** The state or province, as the post writes it, e.g. `Ontario`. Default: none. */
  region: line.optional(),
  /** The postal code, e.g. `20850`. Default: none. */
  postalCode: line.optional(),
  /** The country. Default: `US`. Details: A two-letter code of ISO 3166-1, e.g. `DE`. */
  country: z.enum(otherCountries),
})

/**
 * A postal address. Its country decides which parts it has. Pages show it in the format of the country;
 * a rule rejects parts that this format does not contain.
 */
export const postalAddressSchema = z.discriminatedUnion(
  'country',
  [usAddressSchema, otherAddressSchema],
  { error: ({ input }) => (typeof input === 'object' && input !== null ? COUNTRY : STRUCTURE) },
)

/** A validated postal address. */
export type PostalAddress = z.output<typeof postalAddressSchema>

/** The days of a week, from Monday, as the manifest names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const RANGE = new RegExp(`^${TIME}-(?:${TIME}|24:00)$`)
const ERROR = 'write the times as HH:MM-HH:MM, e.g. 08:00-12:00, or 18:00-02:00 for the night'

/** A range of times that begins on a day. */
const rangeOfTimes = z
  .string(ERROR)
  .regex(RANGE, ERROR)
  .refine((text) => opens(text) !== closes(text), 'write an end that differs from the start')
  // The second range is later, because the ranges of a day must be in order.
  .meta({ examples: ['08:00-12:00', '13:00-17:00'] })

/** Whether a range of times begins after another one of the same day, or of the day before, has ended. */
const isAfter = (range: string, before: string, isNextDay: boolean) =>
  endsAfterMidnight(before) === isNextDay ? opens(range) > closes(before) : isNextDay

/** The hours of a day: ranges that follow each other. */
const hoursOfDay = z
  .array(rangeOfTimes)
  .min(1, 'add at least one range of times, or remove the day: a day without hours is closed')
  .refine(
    (ranges) =>
      ranges.every((range, index) => index === 0 || isAfter(range, ranges[index - 1] ?? '', false)),
    'write the times in order, without overlaps',
  )

/** The weekly opening hours of a place, in its local time. Days without hours are closed. */
const openingHoursSchema = z
  .strictObject({
    /**
     * When it is open on Mondays, e.g. `08:00-12:00`. Default: closed. Details: e.g. `['08:00-12:00', '15:00-18:00']`, or `['18:00-02:00']`
     * until the next day, `['20:00-24:00']` until midnight.
     */
    monday: hoursOfDay.optional(),
    /** When it is open on Tuesdays, e.g. `08:00-12:00`. Default: closed. */
    tuesday: hoursOfDay.optional(),
    /** When it is open on Wednesdays, e.g. `08:00-12:00`. Default: closed. */
    wednesday: hoursOfDay.optional(),
    /** When it is open on Thursdays, e.g. `08:00-12:00`. Default: closed. */
    thursday: hoursOfDay.optional(),
    /** When it is open on Fridays, e.g. `08:00-12:00`. Default: closed. */
    friday: hoursOfDay.optional(),
    /** When it is open on Saturdays, e.g. `08:00-12:00`. Default: closed. */
    saturday: hoursOfDay.optional(),
    /** When it is open on Sundays, e.g. `08:00-12:00`. Default: closed. */
    sunday: hoursOfDay.optional(),
  })
  .refine((hours) => Object.keys(hours).length > 0, 'add the hours of at least one day')
  .superRefine((hours, context) => {
    for (const [index, day] of weekdays.entries()) {
      const last = hours[weekdays.at(index - 1) ?? day]?.at(-1)
      const [first] = hours[day] ?? []
      if (!last || !first || isAfter(first, last, true)) continue
      const message = `write a start after ${closes(last)}, when the hours of the day before end`
      context.addIssue({ code: 'custom', path: [day, 0], message })
    }
  })

/** The validated opening hours of a place. */
export type OpeningHours = z.output<typeof openingHoursSchema>

/** The hours of a day as pages show them. */
export type FormattedDay = {
  /** The name of the day in the language of the site, e.g. `Monday`. */
  readonly day: string
  /** The ranges of times in its format, e.g. `8:00am – 12:00pm`. Empty on a closed day. */
  readonly times: readonly string[]
}

/** The start of a range of times: `HH:MM`. */
export const opens = (range: string): string => range.slice(0, 5)

/** The end of a range of times: `HH:MM`. Not after the start, if it is on the next day. */
export const closes = (range: string): string => range.slice(6)

const endsAfterMidnight = (range: string) => closes(range) < opens(range)

/** The position of a place on a map. */
const placeMapSchema = z.strictObject({
  /** **Latitude.** Degrees north of the equator, e.g. `39.08`. */
  lat: z.number().min(-90).max(90),
  /** **Longitude.** Degrees east: negative in the United States, e.g. `-77.15`. */
  lng: z.number().min(-180).max(180),
  /** The name of the marker on the map. */
  title: line,
  /** How near the map is: 0 shows the world, 22 a building. A map with several places shows all of them instead. Default: 16. */
  zoom: z.int().min(0).max(22).default(16),
  /** The height of the map on the page, in pixels. Default: 750. */
  height: z.int().min(200).max(2000).default(750),
  /**
   * An image that is shown until the visitor loads the map, e.g. a drawing of the region. Its edges may be cropped.
   * Default: none. Details: also shown if the build has no key for maps.
   */
  image: contentImageAt(MAP_SIZES).optional(),
  /** The address of the directions in a map service. It begins with https://. */
  directions: httpsUrl,
})

/** A location of the company: name and postal address, and optionally phone number and map position. */
export const placeSchema = z.strictObject({
  /** The name of the place, e.g. `Headquarters`. */
  name: line,
  /** The phone number, as text and for calling. Default: none. */
  phone: z
    .strictObject({
      /**
       * **Number on pages.** The number as pages show it, e.g. `(301) 555-0142`. Default: the number for calling,
       * in the format of the country. Details: the same number as `dial`.
       */
      text: line.optional(),
      /**
       * **Number for calling.** The number for calling: a plus sign, the country code and digits without spaces,
       * e.g. `+13015550142`. Details: the E.164 format: at most 15 digits. A number that exists.
       */
      dial: z
        .string()
        .regex(
          /^\+[1-9]\d{1,14}$/,
          'write a phone number as + and at most 15 digits, e.g. +13015550142',
        )
        // A number that exists, in the series that is reserved for fiction.
        .meta({ examples: ['+12025550100'] }),
    })
    .optional(),
  /** The postal address. Options: `US` = In the United States, `other` = In another country. */
  address: postalAddressSchema,
  /** **Opening hours.** The opening hours. Default: none. Details: e.g. `{ monday: ['08:00-12:00', '15:00-18:00'] }`. */
  hours: openingHoursSchema.optional(),
  /** The address of the directions in a map service. It begins with https://. Default: that of the map. */
  directions: httpsUrl.optional(),
  /**
   * Where the place is on a map. Default: the place has no map of its own. Details: A section can then show the
   * place only beside the map of another.
   */
  map: placeMapSchema.optional(),
})

/** A validated place. */
export type Place = z.output<typeof placeSchema>

/** The position of a place on a map. */
export type PlaceMap = z.output<typeof placeMapSchema>

/** A place as pages show it. */
export type FormattedPlace = Pick<Place, 'name'> & {
  /** The name in `places`. */
  readonly id: string
  /** The phone number as text and in E.164 format. Default: none. */
  readonly phone?: { readonly text: string; readonly dial: string }
  /** The lines of the postal address in the format of its country, and its city. */
  readonly address: { readonly lines: readonly string[]; readonly city: string }
  /** The URL of directions, if it is not that of the map. Default: none. */
  readonly directions?: Place['directions']
  /** The map. Default: none. */
  readonly map?: FormattedMap
  /** The image that is shown instead of the map, for sections with a map only. Default: none. */
  readonly mapImage?: ResponsiveImageData
}

/** The map of a place as pages show it. The page of the map itself has the position. */
export type FormattedMap = Pick<PlaceMap, 'title' | 'height' | 'directions'>

const PLACE_NAME = 'write the name of a place, e.g. headquarters'

/** The name of an entry of `places`. */
export const place = referenceTo('place', ANY_NAME, PLACE_NAME)

/** The name of an entry of `places` whose map the page shows. */
export const placeOnMap = referenceTo('place', ANY_NAME, PLACE_NAME, { part: 'map' })

/** The name of an entry of `places` that has `hours`. Pages show the hours only. */
export const hoursOfPlace = referenceTo('hours', ANY_NAME, PLACE_NAME)
