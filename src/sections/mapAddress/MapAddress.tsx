import { Text } from '@mantine/core'
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
  if (map === undefined || (mapImage === undefined && mapProvider === undefined)) {
    return (
      <SectionFrame section={section} layout="beside">
        <div className={classes.text}>
          <Places place={place} otherPlaces={otherPlaces} />
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
  const { name, phone, address, map, directions = map?.directions } = place
  return (
    <>
      <dl className={classes.facts}>
        {phone && (
          <div>
            <Text component="dt" className={classes.term}>
              {texts.phone}
            </Text>
            <dd>
              <PhoneLink className={classes.phone} phone={phone} />
            </dd>
          </div>
        )}
        <div>
          <Text component="dt" className={classes.term}>
            {name}
          </Text>
          <dd>
            <address>
              <AddressLines lines={address.lines} />
            </address>
          </dd>
        </div>
      </dl>
      {directions && (
        <div>
          <Directions to={directions} name={name} />
        </div>
      )}
      {otherPlaces.length > 0 && <OtherPlaces places={otherPlaces} />}
    </>
  )
}

/** The names and addresses of the other places on a map, with their phone numbers and directions. */
function OtherPlaces({ places }: { readonly places: readonly FormattedPlace[] }) {
  return (
    <dl className={classes.others}>
      {places.map(({ id, name, address, phone, map, directions = map?.directions }) => (
        <div key={id}>
          <Text component="dt" className={classes.term}>
            {name}
          </Text>
          <dd>
            <address>
              <AddressLines lines={address.lines} />
            </address>
          </dd>
          {phone && (
            <dd>
              <PhoneLink className={links.standalone} phone={phone} />
            </dd>
          )}
          {directions && (
            <dd>
              <Directions to={directions} name={name} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
