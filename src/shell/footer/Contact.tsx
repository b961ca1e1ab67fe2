import { Anchor, Text } from '@mantine/core'
import { Fragment } from 'react'
import { phoneDirection } from '../../parts/mirrored.ts'
import classes from './Contact.module.css'
import type { FooterData } from './footerData.ts'

/** The postal address and the phone number of the company. */
export function Contact({ place }: { place: NonNullable<FooterData['place']> }) {
  return (
    <address className={classes.root}>
      <Text>
        <span className={classes.name}>{place.name}</span>
        {place.address.lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </Text>
      <Anchor className={classes.phone} dir={phoneDirection} href={`tel:${place.phone.dial}`}>
        {place.phone.text}
      </Anchor>
    </address>
  )
}
