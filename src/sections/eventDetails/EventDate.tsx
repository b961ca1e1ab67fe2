import { VisuallyHidden } from '@mantine/core'
import type { DatePart, ShownTimes } from '../../model/event.ts'
import classes from './EventDate.module.css'

/** The properties of a date. `day`: the date as `YYYY-MM-DD`. */
type EventDateProps = { readonly day: string; readonly shown: ShownTimes }

/** The date of an event, with a large day of the month, or its first and last day. */
export function EventDate({ day, shown }: EventDateProps) {
  const parts = (
    <>
      <span className={classes.weekday}>{shown.weekday}</span>{' '}
      {shown.date.map((part) => (
        <Part key={part.kind} part={part} />
      ))}
    </>
  )
  const isRange = shown.date.some(({ kind }) => kind === 'range')
  // HTML has no machine-readable form of several days.
  return isRange ? (
    <div className={classes.root}>{parts}</div>
  ) : (
    <time className={classes.root} dateTime={day}>
      {parts}
    </time>
  )
}

/** The position of the parts shows how they belong together. Only assistive technology reads commas. */
function Part({ part: { kind, text, before } }: { readonly part: DatePart }) {
  const isSpace = before.trim() === ''
  return (
    <>
      {isSpace && before}
      <span className={classes[kind]}>
        {!isSpace && <VisuallyHidden component="span">{before}</VisuallyHidden>}
        {text}
      </span>
    </>
  )
}
