import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Steps.module.css'
import type { SectionProps } from '../props.ts'

/** The steps of a process, or the milestones of a history, on a line: vertical, or horizontal on a wide screen. */
export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <SectionFrame section={section} rank="list">
      <ol className={classes.list}>
        {section.steps.map(({ label, title, text }, index) => (
          <li key={index} className={classes.step}>
            <Title order={3} className={classes.title}>
              {label && <span className={classes.label}>{label} </span>}
              {title}
            </Title>
            <Text className={classes.text}>{text}</Text>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
