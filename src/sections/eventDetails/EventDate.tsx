import { VisuallyHidden } from '@mantine/core'
import classes from './EventDate.module.css'
import { calendarDay } from './wallClock.ts'

/** The day of an event, as a calendar leaf. */
export function EventDate({ start }: { readonly start: string }) {
  const { weekday, month, day, year } = calendarDay(start)
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
