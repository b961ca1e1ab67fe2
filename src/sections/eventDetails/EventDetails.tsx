import { UnstyledButton, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { event as texts } from 'virtual:texts'
import { LOGO_SIZES } from '../../model/imageSizes.ts'
import { Arrow } from '../../parts/icons.tsx'
import { Eyebrow, SectionFrame } from '../../parts/SectionFrame.tsx'
import { FilledText } from '../../parts/texts.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { usePast } from '../../parts/AfterEvent.tsx'
import classes from './EventDetails.module.css'
import type { SectionProps } from '../props.ts'
import type { DatePart, FormattedTimes } from '../../model/event.ts'

/** The date, time, place and audience of an event, styled as a ticket. */
export function EventDetails({ section }: SectionProps<'eventDetails'>) {
  const { event, paragraphs } = section
  const { venue, formatted } = event
  const isOver = usePast()(event.endsAt)
  return (
    <SectionFrame
      section={section}
      layout="beside"
      aside={
        <div className={classes.text}>
          {isOver && <Text>{event.over}</Text>}
          {paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </div>
      }
    >
      <div className={classes.ticket} data-over={isOver || undefined}>
        <div className={classes.date}>
          {isOver && <Eyebrow>{texts.past}</Eyebrow>}
          <EventDate day={event.start.slice(0, 10)} formatted={formatted} isOver={isOver} />
        </div>
        <div className={classes.details}>
          <dl className={classes.terms}>
            <Detail term={texts.time}>
              <FilledText
                text={texts.times}
                values={{
                  start: <time dateTime={event.start}>{formatted.start}</time>,
                  end: <time dateTime={event.end}>{formatted.end}</time>,
                }}
              />
            </Detail>
            <Detail term={texts.place}>
              {venue.name}, {venue.address.city}
              {venue.address.region && <>, {venue.address.region}</>}
            </Detail>
            <Detail term={texts.audience}>{event.audience}</Detail>
          </dl>
          {!isOver && (
            <UnstyledButton component="a" href={event.calendar} variant="outline">
              {texts.addToCalendar}
              <Arrow />
            </UnstyledButton>
          )}
        </div>
        {venue.logo && (
          <div>
            <ResponsiveImage className={classes.logo} image={venue.logo} sizes={LOGO_SIZES} />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

/** A term of the ticket with its description. */
const Detail = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={classes.detail}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

type EventDateProps = {
  /** The date as `YYYY-MM-DD`. */
  readonly day: string
  readonly formatted: FormattedTimes
  /** A past date is one line. */
  readonly isOver: boolean
}

/** The date of an event, with a large day of the month, or its first and last day. */
function EventDate({ day, formatted, isOver }: EventDateProps) {
  const parts = (
    <>
      <Text component="span" size="label" className={classes.weekday}>
        {formatted.weekday}
      </Text>{' '}
      {isOver
        ? formatted.date.map(({ before, text }) => before + text).join('')
        : formatted.date.map((part) => <Part key={part.kind} part={part} />)}
    </>
  )
  const isRange = formatted.date.some(({ kind }) => kind === 'range')
  // HTML has no machine-readable form of several days.
  return isRange ? (
    <div className={classes.eventDate}>{parts}</div>
  ) : (
    <time className={classes.eventDate} dateTime={day}>
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
