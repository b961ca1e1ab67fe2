import * as z from 'zod'

/** The schemas of numbers that pages show. The generator finds such numbers by them. */
export const shownNumberRegistry = z.registry<Record<string, never>>()

/**
 * A number that pages show, e.g. `12500`. The component gets it as a `ShownNumber`, in the format of the
 * site's language.
 */
export const shownNumber = () => z.number().brand<'shownNumber'>().register(shownNumberRegistry, {})

/** A number of the manifest that pages show. */
export type NumberToShow = number & z.$brand<'shownNumber'>

/** A number as pages show it. */
export type ShownNumber = {
  readonly value: number
  /** The number in the format of the site's language, e.g. `12,500`. */
  readonly text: string
}

/** What a language writes around the number of a percentage. English: nothing and `%`. */
export type PercentSign = { readonly before: string; readonly after: string }
