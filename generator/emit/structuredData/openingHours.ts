import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import {
  closes,
  opens,
  weekdays,
  type OpeningHours,
  type Weekday,
} from '../../../src/model/place.ts'

/** Opening hours as https://schema.org/OpeningHoursSpecification, an item for each range of times. */
export const openingHours = (hours: OpeningHours): OpeningHoursSpecification[] =>
  weekdays.flatMap((weekday) =>
    (hours[weekday] ?? []).map((range): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: names[weekday],
      opens: opens(range),
      closes: closes(range),
    })),
  )

const names = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Readonly<Record<Weekday, DayOfWeek>>
