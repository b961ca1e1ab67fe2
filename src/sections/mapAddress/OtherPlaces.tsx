import { Anchor, Text } from '@mantine/core'
import { map as texts } from 'virtual:texts'
import type { ShownPlace } from '../../model/place.ts'
import { AddressLines } from '../../parts/AddressLines.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { phoneDirection } from '../../parts/mirrored.ts'
import { NamedText } from './NamedText.tsx'
import classes from './OtherPlaces.module.css'

/** The names and addresses of the other places on a map, with their phone numbers and directions. */
export function OtherPlaces({ places }: { readonly places: readonly ShownPlace[] }) {
  return (
    <dl className={classes.root}>
      {places.map(({ id, name, address, phone, map }) => (
        <div key={id}>
          <Text component="dt" className={classes.name}>
            {name}
          </Text>
          <dd>
            <address>
              <AddressLines lines={address.lines} />
            </address>
          </dd>
          {phone && (
            <dd>
              <Anchor className={classes.link} dir={phoneDirection} href={`tel:${phone.dial}`}>
                {phone.text}
              </Anchor>
            </dd>
          )}
          {map && (
            <dd>
              <Anchor
                component={LinkTo}
                className={classes.link}
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
