import { Text, Title } from '@mantine/core'
import { storedItems } from 'virtual:data-flows'
import { privacy as texts } from 'virtual:texts'
import { FilledText } from '../../parts/texts.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import details from '../details.module.css'
import classes from './DeviceStorage.module.css'
import type { SectionProps } from '../props.ts'

/** The data that the site stores in the visitor's browser. Its technical names are folded. */
export function DeviceStorage({ section }: SectionProps<'deviceStorage'>) {
  return (
    <SectionFrame section={section} rank="list">
      <ul>
        {storedItems.map(({ id, key }) => (
          <li key={key} className={classes.item}>
            <Title order={3} className={classes.name}>
              {ITEM_TEXTS[id].name}
            </Title>
            <Text>{ITEM_TEXTS[id].purpose}</Text>
            <Text className={classes.until}>{ITEM_TEXTS[id].until}</Text>
          </li>
        ))}
      </ul>
      {/* The browser may have opened it before the hydration. */}
      <details className={details.item} suppressHydrationWarning>
        <summary className={details.summary}>
          <Title order={3} className={classes.name}>
            {texts.keys}
          </Title>
        </summary>
        <dl className={classes.keys}>
          {storedItems.map(({ id, key, area }) => (
            <div key={key}>
              <dt>{ITEM_TEXTS[id].name}</dt>
              <Text component="dd">
                <FilledText text={AREA_TEXTS[area]} values={{ key: <code>{key}</code> }} />
              </Text>
            </div>
          ))}
        </dl>
      </details>
    </SectionFrame>
  )
}

const ITEM_TEXTS = {
  savedInput: texts.savedInput,
  consent: texts.consent,
  announcement: texts.announcement,
  scroll: texts.scroll,
  reload: texts.reload,
}

const AREA_TEXTS = { session: texts.sessionStorage, local: texts.localStorage }
