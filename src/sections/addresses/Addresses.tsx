import { Text, Title } from '@mantine/core'
import { map as mapTexts, openingHours as hoursTexts } from 'virtual:texts'
import links from '../links.module.css'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { AddressLines, PhoneLink } from '../../parts/texts.tsx'
import { Directions } from '../Directions.tsx'
import classes from './Addresses.module.css'
import type { SectionProps } from '../props.ts'

/** Places side by side: name, address, phone number, directions and opening hours of each. */
export function Addresses({ section }: SectionProps<'addresses'>) {
  return (
    <SectionFrame section={section} band="list">
      <ul className={classes.list}>
        {section.addresses.map(({ place, hours }, index) => {
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
                      {mapTexts.phone} <PhoneLink className={links.standalone} phone={phone} />
                    </span>
                  )}
                  {directions && <Directions to={directions} name={name} />}
                </Text>
              )}
              {hours && (
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
    </SectionFrame>
  )
}
