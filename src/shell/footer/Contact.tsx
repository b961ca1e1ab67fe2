import classes from './Contact.module.css'
import type { FooterData } from './footerData.ts'

/** Where the company is to be found: its postal address and telephone. */
export function Contact({ place }: { place: FooterData['place'] }) {
  const { street, city, region, postalCode } = place.address
  return (
    <address className={classes.root}>
      <p>
        <span className={classes.name}>{place.name}</span>
        <br />
        {street}
        <br />
        {city}, {region} {postalCode}
      </p>
      <a className={classes.phone} href={`tel:${place.phone.dial}`}>
        {place.phone.text}
      </a>
    </address>
  )
}
