import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Highlights.module.css'
import type { SectionProps } from '../props.ts'

/** Highlights in two columns. With an odd number, the first one is larger and spans both. */
export function Highlights({ section }: SectionProps<'highlights'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.highlights.map(({ title, description }, index) => (
          <li key={index} className={classes.item}>
            <Title order={3} className={classes.title}>
              {title}
            </Title>
            <Text className={classes.description}>{description}</Text>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
