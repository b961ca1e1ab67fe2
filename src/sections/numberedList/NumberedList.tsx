import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './NumberedList.module.css'
import type { SectionProps } from '../props.ts'

/** Topics with large numbers, on a wide screen in two columns. */
export function NumberedList({ section }: SectionProps<'numberedList'>) {
  return (
    <SectionFrame section={section}>
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
