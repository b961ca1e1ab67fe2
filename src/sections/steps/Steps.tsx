import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Steps.module.css'
import type { SectionProps } from '../props.ts'

/** With more steps, the line is vertical also on a wide screen. */
const MAX_STEPS_IN_ROW = 4

/** The steps of a process, or the milestones of a history, on a line: vertical, or horizontal on a wide screen. */
export function Steps({ section }: SectionProps<'steps'>) {
  const { steps } = section
  const isRow = steps.length <= MAX_STEPS_IN_ROW
  return (
    <SectionFrame section={section} layout={isRow ? 'above' : 'beside'}>
      <ol className={classes.list} data-row={isRow || undefined}>
        {steps.map(({ label, title, text }, index) => (
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
