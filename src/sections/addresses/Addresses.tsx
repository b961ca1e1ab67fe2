import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { mapProvider } from 'virtual:consent'
import { map as texts, openingHours as hoursTexts } from 'virtual:texts'
import links from '../links.module.css'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import { AddressLines, PhoneLink } from '../../parts/texts.tsx'
import { Directions } from './Directions.tsx'
import classes from './Addresses.module.css'
import { MapPanel } from './MapPanel.tsx'
import type { SectionProps } from '../props.ts'
import type { FormattedPlace } from '../../model/place.ts'

/**
 * Places side by side, or a main place and others beside a map. Without an image of the map, a build without a map
 * provider shows only the texts.
 */
export function Addresses({ section }: SectionProps<'addresses'>) {
  const { place, addresses } = section
  const note = section.note && <Text className={classes.note}>{section.note}</Text>
  if (place === undefined) {
    return (
      <SectionFrame section={section}>
        <div className={classes.text}>
          <AddressList addresses={addresses} />
          {note}
        </div>
      </SectionFrame>
    )
  }
  const { map, mapImage } = place
  const hasMap = map !== undefined && (mapImage !== undefined || mapProvider !== undefined)
  const content = (
    <div className={classes.text}>
      {hasMap && <SectionHeading section={section} />}
      <MainPlace place={place} />
      {addresses.length > 0 && <AddressList addresses={addresses} />}
      {note}
    </div>
  )
  if (!hasMap) {
    return (
      <SectionFrame section={section} layout="beside">
        {content}
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section} layout="content">
      <div className={classes.root}>
        {content}
        <div className={classes.panel}>
          <MapPanel
            place={place}
            map={map}
            otherPlaces={addresses.flatMap((other) => (other.place.map ? [other.place] : []))}
            sectionId={section.id}
          />
        </div>
      </div>
    </SectionFrame>
  )
}

/** The phone number, in large type, with the address and the directions of the place on a map. */
function MainPlace({ place }: { readonly place: FormattedPlace }) {
  const { name, phone, address, map, directions = map?.directions } = place
  return (
    <>
      <dl className={classes.facts}>
        {phone && (
          <Term term={texts.phone}>
            <PhoneLink className={classes.phone} phone={phone} />
          </Term>
        )}
        <Term term={name}>
          <address>
            <AddressLines lines={address.lines} />
          </address>
        </Term>
      </dl>
      {directions && (
        <div>
          <Directions to={directions} name={name} />
        </div>
      )}
    </>
  )
}

/** A term of a description list with its description. */
const Term = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <Text component="dt" className={classes.term}>
      {term}
    </Text>
    <dd>{children}</dd>
  </div>
)

/** Name, address, phone number, directions and opening hours of places. */
const AddressList = ({ addresses }: Pick<SectionProps<'addresses'>['section'], 'addresses'>) => (
  <ul className={classes.list}>
    {addresses.map(({ place, hours = [] }, index) => {
      const { name, address, phone, map, directions = map?.directions } = place
      return (
        <li key={index} className={classes.place}>
          <Title order={3}>{name}</Title>
          <address>
            <AddressLines lines={address.lines} />
          </address>
          {(phone || directions) && (
            <Text component="div" className={classes.links} c="var(--site-muted)">
              {phone && (
                <span>
                  {texts.phone} <PhoneLink className={links.standalone} phone={phone} />
                </span>
              )}
              {directions && <Directions to={directions} name={name} />}
            </Text>
          )}
          {hours.length > 0 && (
            <Text component="dl" fz="sm" c="var(--site-muted)">
              {hours.map(({ day, times }) => (
                <div key={day} className={classes.day}>
                  <dt>{day}</dt>
                  <dd>
                    {(times.length === 0 ? [hoursTexts.closed] : times).map((time) => (
                      <div key={time}>{time}</div>
                    ))}
                  </dd>
                </div>
              ))}
            </Text>
          )}
        </li>
      )
    })}
  </ul>
)
