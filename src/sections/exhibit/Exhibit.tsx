import { NotedFrame } from '../NotedFrame.tsx'
import classes from './Exhibit.module.css'
import type { SectionProps } from '../props.ts'

/** A form, whose boxes have lines, or code. The notes are beside it. */
export function Exhibit({ section }: SectionProps<'exhibit'>) {
  const { fields, text } = section
  return (
    <NotedFrame section={section}>
      {fields.length > 0 && (
        <dl className={classes.form}>
          {fields.map(({ term, values, width }, index) => (
            <div key={index} data-width={width}>
              <dt>{term}</dt>
              {values.map((value, index) => (
                <dd key={index}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {text}
    </NotedFrame>
  )
}
