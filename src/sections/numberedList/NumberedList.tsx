import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { TopicRing } from './TopicRing.tsx'
import classes from './NumberedList.module.css'
import type { NumberedListSection } from './schema.ts'

/** Topics with large numbers, beside a sticky heading. */
export function NumberedList({ section }: { readonly section: NumberedListSection }) {
  const topicCount = section.items.length
  return (
    <SectionFrame
      section={section}
      layout="beside"
      aside={topicCount >= MIN_TOPICS_FOR_RING && <TopicRing count={topicCount} />}
    >
      <ol className={classes.list}>
        {section.items.map(({ title, text }, index) => (
          <li key={index} className={classes.item}>
            <Title order={3}>{title}</Title>
            <Text className={classes.text}>{text}</Text>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

/** With this many topics, the list is so long that the ring fills the column under the heading. */
const MIN_TOPICS_FOR_RING = 6
