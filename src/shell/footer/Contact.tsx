import { Anchor, Text } from '@mantine/core'
import { AddressLines } from '../../parts/AddressLines.tsx'
import { phoneDirection } from '../../parts/mirrored.ts'
import classes from './Contact.module.css'
import type { FooterData } from './footerData.ts'

/** The postal address and the phone number of the company. */
export function Contact({ place }: { place: NonNullable<FooterData['place']> }) {
  return (
    <address className={classes.root}>
      <Text>
        <span className={classes.name}>{place.name}</span>
        <br />
        <AddressLines lines={place.address.lines} />
      </Text>
      {place.phone && (
        <Anchor className={classes.phone} dir={phoneDirection} href={`tel:${place.phone.dial}`}>
          {place.phone.text}
        </Anchor>
      )}
    </address>
  )
}
