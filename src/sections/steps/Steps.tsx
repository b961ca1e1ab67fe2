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
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
