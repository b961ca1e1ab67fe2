import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Dial } from './Dial.tsx'
import classes from './NumberedList.module.css'
import type { NumberedListSection } from './schema.ts'

/** Topics under large numerals, beside a heading that stays in view. */
export function NumberedList({ section }: { readonly section: NumberedListSection }) {
  const { length } = section.items
  return (
    <SectionFrame
      section={section}
      layout="beside"
      aside={length >= MANY && <Dial count={length} />}
    >
      <ol className={classes.list}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={classes.item}>
            <Title order={3} className={classes.title}>
              {title}
            </Title>
            <Text className={classes.text}>{text}</Text>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

/** From here on the list is so long that the column beside it would stand empty. */
const MANY = 6
