import { Text, Title } from '@mantine/core'
import { storedItems } from 'virtual:data-flows'
import type { StorageArea } from '../../model/deviceStorage.ts'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './DeviceStorage.module.css'
import type { DeviceStorageSection } from './schema.ts'

/** The data that the site stores in the visitor's browser. */
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
            <Text className={classes.area}>
              {AREA_LABELS[area]}, in keys that start with <code>{key}</code>
            </Text>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** The text for visitors for each storage area. */
const AREA_LABELS: { readonly [A in StorageArea]: string } = {
  session: 'Session storage of this tab',
  local: 'Local storage of your browser',
}
