import { VisitorForm } from '../../forms/VisitorForm.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Form.module.css'
import type { SectionProps } from '../props.ts'

/** A form on a light panel beside its heading. */
export function Form({ section }: SectionProps<'form'>) {
  return (
    <SectionFrame
      section={section}
      layout="beside"
      aside={
        section.points.length > 0 && (
          <ul className={classes.points}>
            {section.points.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        )
      }
    >
      <div className={classes.panel} data-tone="plain">
        <VisitorForm form={section.form} />
      </div>
    </SectionFrame>
  )
}
