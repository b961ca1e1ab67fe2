import { Text, Title } from '@mantine/core'
import { storedItems } from 'virtual:data-flows'
import type { StorageArea } from '../../model/deviceStorage.ts'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './DeviceStorage.module.css'
import type { DeviceStorageSection } from './schema.ts'

/** What the site keeps in the visitor's browser, as a ruled list. */
export function DeviceStorage({ section }: { readonly section: DeviceStorageSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      <ul>
        {storedItems.map(({ key, area, name, purpose, until }) => (
          <li key={key} className={classes.item}>
            <Title order={3} className={classes.name}>
              {name}
            </Title>
            <Text>{purpose}</Text>
            <Text className={classes.until}>{until}</Text>
            <Text className={classes.place}>
              {AREAS[area]}, in keys that start with <code>{key}</code>
            </Text>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** What each place is called. */
const AREAS: { readonly [A in StorageArea]: string } = {
  session: 'Session storage of this tab',
  local: 'Local storage of your browser',
}
