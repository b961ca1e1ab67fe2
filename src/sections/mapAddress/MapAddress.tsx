import { Anchor, Text } from '@mantine/core'
import { Fragment } from 'react'
import * as texts from 'virtual:texts/map'
import { phoneDirection } from '../../parts/mirrored.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import classes from './MapAddress.module.css'
import { MapPanel } from './MapPanel.tsx'
import type { MapAddressSection } from './schema.ts'

/** The phone number, address and directions of a place beside a map. */
export function MapAddress({ section }: { readonly section: MapAddressSection }) {
  const { name, phone, address, map } = section.place
  return (
    <SectionFrame section={section} layout="content">
      <div className={classes.root}>
        <div className={classes.text}>
          <SectionHeading section={section} />
          <dl className={classes.facts}>
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
            <div>
              <Text component="dt" className={classes.term}>
                {name}
              </Text>
              <dd>
                <address>
                  {address.lines.map((line, index) => (
                    <Fragment key={line}>
                      {index > 0 && <br />}
                      {line}
                    </Fragment>
                  ))}
                </address>
              </dd>
            </div>
          </dl>
          <Anchor
            component={LinkTo}
            className={classes.directions}
            to={map.directions}
            target="_blank"
          >
            {texts.directions}
          </Anchor>
        </div>
        <div className={classes.panel}>
          <MapPanel place={section.place} sectionId={section.id} />
        </div>
      </div>
    </SectionFrame>
  )
}
