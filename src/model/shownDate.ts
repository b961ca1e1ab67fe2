import * as z from 'zod'

/** The schemas of dates that pages show, and whether the end of the day matters. The generator finds such dates by them. */
export const shownDateRegistry = z.registry<{ readonly isLastDay: boolean }>()

const date = () => z.iso.date('write a date as YYYY-MM-DD, e.g. 2026-11-20').brand<'shownDate'>()

/** A date that pages show, e.g. `2026-11-20`. The component gets it as a `ShownDate`, in the format of the site's language. */
export const shownDate = () => date().register(shownDateRegistry, { isLastDay: false })

/**
 * The last day of something, e.g. `2026-12-18`. It ends at midnight in the site's `timeZone`. The component
 * gets it as a `LastDay`; the launch check reports it afterwards.
 */
export const lastDay = () =>
  date().brand<'lastDay'>().register(shownDateRegistry, { isLastDay: true })

/** A date of the manifest that pages show. */
export type DateToShow = string & z.$brand<'shownDate'>

/** A last day of the manifest. */
export type LastDayToShow = DateToShow & z.$brand<'lastDay'>

/** A date as pages show it. */
export type ShownDate = {
  /** The date as `YYYY-MM-DD`. */
  readonly value: string
  /** The date in the format of the site's language, e.g. `November 20, 2026`. */
  readonly text: string
}

/** A last day as pages show it. */
export type LastDay = ShownDate & {
  /** The end of the day, as ISO 8601 in UTC. */
  readonly endsAt: string
}
