import { VisuallyHidden } from '@mantine/core'
import classes from './EventDate.module.css'
import { dateParts } from './localTime.ts'

/** The date of an event, with a large day of the month. `start` is a local time, e.g. `2025-07-18T15:00`. */
export function EventDate({ start }: { readonly start: string }) {
  const { weekday, month, day, year } = dateParts(start)
  return (
    <time className={classes.root} dateTime={start.slice(0, 10)}>
      <span className={classes.weekday}>{weekday}</span>{' '}
      <span className={classes.month}>{month}</span> <span className={classes.day}>{day}</span>
      <span className={classes.year}>
        <VisuallyHidden component="span">, </VisuallyHidden>
        {year}
      </span>
    </time>
  )
}
