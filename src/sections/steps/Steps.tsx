import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Steps.module.css'
import type { SectionProps } from '../props.ts'

/** The steps of a process on a line: horizontal on a wide screen, vertical on a phone. */
export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <SectionFrame section={section}>
      <ol className={classes.list}>
        {section.steps.map(({ title, text }, index) => (
          <li key={index} className={classes.step}>
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
