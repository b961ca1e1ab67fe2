import { Button, Paper, Text } from '@mantine/core'
import { event as texts } from 'virtual:texts'
import { LOGO_SIZES } from '../../model/imageSizes.ts'
import { Arrow } from '../../parts/Arrow.tsx'
import { Eyebrow } from '../../parts/Eyebrow.tsx'
import { FilledText } from '../../parts/FilledText.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { usePast } from '../../parts/usePast.ts'
import { EventDate } from './EventDate.tsx'
import classes from './EventDetails.module.css'
import type { EventDetailsSection } from './schema.ts'

/** The date, time, place and audience of an event, styled as a ticket. */
export function EventDetails({ section }: { readonly section: EventDetailsSection }) {
  const { event, paragraphs } = section
  const { venue, shown } = event
  const isOver = usePast()(event.endsAt)
  return (
    <SectionFrame section={section}>
      {isOver && <Text className={classes.over}>{event.over}</Text>}
      <Paper className={classes.ticket}>
        <div className={classes.date}>
          {isOver && <Eyebrow>{texts.past}</Eyebrow>}
          <EventDate day={event.start.slice(0, 10)} shown={shown} />
        </div>
        <div className={classes.details}>
          <dl className={classes.terms}>
            <div className={classes.detail}>
              <dt>{texts.time}</dt>
              <dd>
                <FilledText
                  text={texts.times}
                  values={{
                    start: <time dateTime={event.start}>{shown.start}</time>,
                    end: <time dateTime={event.end}>{shown.end}</time>,
                  }}
                />
              </dd>
            </div>
            <div className={classes.detail}>
              <dt>{texts.place}</dt>
              <dd>
                {venue.name}, {venue.address.city}
                {venue.address.region && <>, {venue.address.region}</>}
              </dd>
            </div>
            <div className={classes.detail}>
              <dt>{texts.audience}</dt>
              <dd>{event.audience}</dd>
            </div>
          </dl>
          {!isOver && (
            <Button component="a" href={event.calendar} variant="outline" rightSection={<Arrow />}>
              {texts.addToCalendar}
            </Button>
          )}
        </div>
        {venue.logo && (
          <div className={classes.venue}>
            <ResponsiveImage className={classes.logo} image={venue.logo} sizes={LOGO_SIZES} />
          </div>
        )}
      </Paper>
      {paragraphs.length > 0 && (
        <div className={classes.text}>
          {paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
