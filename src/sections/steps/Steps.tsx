import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Steps.module.css'
import type { StepsSection } from './schema.ts'

/** How something is done: stops on one line, level where there is room, upright on a phone. */
export function Steps({ section }: { readonly section: StepsSection }) {
  return (
    <SectionFrame section={section}>
      <ol className={classes.line}>
        {section.steps.map(({ title, text }) => (
          <li key={title} className={classes.stop}>
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
