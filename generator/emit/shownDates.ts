import type * as z from 'zod'
import { shownDateRegistry, type LastDay, type ShownDate } from '../../src/model/values.ts'
import type { Site } from '../../src/site/site.ts'
import { endOfDay } from '../manifest/wallClock.ts'
import { mapMarked } from '../manifest/schemaWalk.ts'

/** Replaces the dates of a value that pages show by `ShownDate` or `LastDay`. */
export function showDates(schema: z.core.$ZodType, value: unknown, site: Site): unknown {
  return mapMarked(shownDateRegistry, schema, value, (marked, date) =>
    typeof date === 'string'
      ? shown(date, site, shownDateRegistry.get(marked)?.isLastDay === true)
      : date,
  )
}

function shown(value: string, site: Site, isLastDay: boolean): ShownDate | LastDay {
  const text = formatIn(site.language).format(new Date(value))
  return isLastDay ? { value, text, endsAt: endOfDay(value, site.timeZone) } : { value, text }
}

/** A formatter for each language, because creating one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}
