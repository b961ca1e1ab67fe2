import { Text } from '@mantine/core'
import { Children, type ReactNode } from 'react'
import { mapProvider } from 'virtual:consent'
import { map as texts } from 'virtual:texts'
import links from '../links.module.css'
import { AddressLines, PhoneLink } from '../../parts/texts.tsx'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import { Directions } from '../Directions.tsx'
import classes from './MapAddress.module.css'
import { MapPanel } from './MapPanel.tsx'
import type { SectionProps } from '../props.ts'
import type { FormattedPlace } from '../../model/place.ts'

/**
 * The address, phone number and directions of one or more places beside a map. Without an image of the map, a build
 * without a map provider shows only the texts.
 */
export function MapAddress({ section }: SectionProps<'mapAddress'>) {
  const { place, otherPlaces = [] } = section
  const { map, mapImage } = place
  const note = section.note && <Text className={classes.note}>{section.note}</Text>
  if (map === undefined || (mapImage === undefined && mapProvider === undefined)) {
    return (
      <SectionFrame section={section} layout="beside">
        <div className={classes.text}>
          <Places place={place} otherPlaces={otherPlaces} />
          {note}
        </div>
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section} layout="content">
      <div className={classes.root}>
        <div className={classes.text}>
          <SectionHeading section={section} />
          <Places place={place} otherPlaces={otherPlaces} />
          {note}
        </div>
        <div className={classes.panel}>
          <MapPanel
            place={place}
            map={map}
            otherPlaces={otherPlaces.filter((other) => other.map !== undefined)}
            sectionId={section.id}
          />
        </div>
      </div>
    </SectionFrame>
  )
}

type PlacesProps = {
  readonly place: FormattedPlace
  readonly otherPlaces: readonly FormattedPlace[]
}

/** The phone number, address and directions of a place, and those of the others. */
function Places({ place, otherPlaces }: PlacesProps) {
  const { name, phone, map, directions = map?.directions } = place
  return (
    <>
      <dl className={classes.facts}>
        {phone && (
          <Term term={texts.phone}>
            <PhoneLink className={classes.phone} phone={phone} />
          </Term>
        )}
        <Term term={name}>
          <Address place={place} />
        </Term>
      </dl>
      {directions && (
        <div>
          <Directions to={directions} name={name} />
        </div>
      )}
      {otherPlaces.length > 0 && (
        <dl className={classes.others}>
          {otherPlaces.map((other) => (
            <OtherPlace key={other.id} place={other} />
          ))}
        </dl>
      )}
    </>
  )
}

/** The name and address of another place on a map, with its phone number and directions. */
function OtherPlace({ place }: { readonly place: FormattedPlace }) {
  const { name, phone, map, directions = map?.directions } = place
  return (
    <Term term={name}>
      <Address place={place} />
      {phone && <PhoneLink className={links.standalone} phone={phone} />}
      {directions && <Directions to={directions} name={name} />}
    </Term>
  )
}

/** A term of a description list, with each child as a description. */
function Term({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" className={classes.term}>
        {term}
      </Text>
      {Children.toArray(children).map((child, index) => (
        <dd key={index}>{child}</dd>
      ))}
    </div>
  )
}

const Address = ({ place }: { readonly place: FormattedPlace }) => (
  <address>
    <AddressLines lines={place.address.lines} />
  </address>
)
