import { Anchor, Text } from '@mantine/core'
import { map as texts } from 'virtual:texts'
import { AddressLines, phoneDirection } from '../../parts/texts.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import classes from './MapAddress.module.css'
import { MapPanel, NamedText } from './MapPanel.tsx'
import type { SectionProps } from '../props.ts'
import type { FormattedPlace } from '../../model/place.ts'

/** The address, phone number and directions of one or more places beside a map. */
export function MapAddress({ section }: SectionProps<'mapAddress'>) {
  const { place, otherPlaces = [] } = section
  const { name, phone, address, map } = place
  return (
    <SectionFrame section={section} layout="content">
      <div className={classes.root}>
        <div className={classes.text}>
          <SectionHeading section={section} />
          <dl className={classes.facts}>
            {phone && (
              <div>
                <Text component="dt" className={classes.term}>
                  {texts.phone}
                </Text>
                <dd>
                  <Anchor className={classes.phone} dir={phoneDirection} href={`tel:${phone.dial}`}>
                    {phone.text}
                  </Anchor>
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
          {map && (
            <Anchor
              component={LinkTo}
              className={classes.directions}
              to={map.directions}
              target="_blank"
            >
              <NamedText text={texts.directions} name={name} />
            </Anchor>
          )}
          {otherPlaces.length > 0 && <OtherPlaces places={otherPlaces} />}
        </div>
        {map && (
          <div className={classes.panel}>
            <MapPanel
              place={place}
              map={map}
              otherPlaces={otherPlaces.filter((other) => other.map !== undefined)}
              sectionId={section.id}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

/** The names and addresses of the other places on a map, with their phone numbers and directions. */
function OtherPlaces({ places }: { readonly places: readonly FormattedPlace[] }) {
  return (
    <dl className={classes.others}>
      {places.map(({ id, name, address, phone, map }) => (
        <div key={id}>
          <Text component="dt" className={classes.otherName}>
            {name}
          </Text>
          <dd>
            <address>
              <AddressLines lines={address.lines} />
            </address>
          </dd>
          {phone && (
            <dd>
              <Anchor className={classes.otherLink} dir={phoneDirection} href={`tel:${phone.dial}`}>
                {phone.text}
              </Anchor>
            </dd>
          )}
          {map && (
            <dd>
              <Anchor
                component={LinkTo}
                className={classes.otherLink}
                to={map.directions}
                target="_blank"
              >
                <NamedText text={texts.directions} name={name} />
              </Anchor>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
