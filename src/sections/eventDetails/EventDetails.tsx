import { VisuallyHidden } from '@mantine/core'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { useIsOver } from './useIsOver.ts'
import { calendarDay, clockTime } from './wallClock.ts'
import classes from './EventDetails.module.css'
import type { EventDetailsSection } from './schema.ts'

/** Date, time, place and audience of an event, as a ticket. */
export function EventDetails({ section }: { readonly section: EventDetailsSection }) {
  const { event, paragraphs } = section
  const isOver = useIsOver(event.endsAt)
  const day = calendarDay(event.start)
  return (
    <SectionFrame section={section}>
      {isOver && <p className={classes.over}>{event.over}</p>}
      <div className={classes.ticket}>
        <time className={classes.date} dateTime={event.start.slice(0, 10)}>
          <span className={classes.weekday}>{day.weekday}</span>{' '}
          <span className={classes.month}>{day.month}</span>{' '}
          <span className={classes.day}>{day.day}</span>
          <span className={classes.year}>
            <VisuallyHidden component="span">, </VisuallyHidden>
            {day.year}
          </span>
        </time>
        <dl className={classes.details}>
          <div className={classes.detail}>
            <dt>Time</dt>
            <dd>
              <time dateTime={event.start}>{clockTime(event.start)}</time> to{' '}
              <time dateTime={event.end}>{clockTime(event.end)}</time>
            </dd>
          </div>
          <div className={classes.detail}>
            <dt>Place</dt>
            <dd>
              {event.venue.name}, {event.venue.town}
            </dd>
          </div>
          <div className={classes.detail}>
            <dt>For</dt>
            <dd>{event.audience}</dd>
          </div>
        </dl>
        <div className={classes.venue}>
          <ResponsivePicture className={classes.logo} picture={event.venue.logo} sizes="14rem" />
        </div>
      </div>
      {paragraphs.length > 0 && (
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
