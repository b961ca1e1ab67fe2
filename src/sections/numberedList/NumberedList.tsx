import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './NumberedList.module.css'
import type { NumberedListSection } from './schema.ts'

/** Topics under large numerals, beside a heading that stays in view. */
export function NumberedList({ section }: { readonly section: NumberedListSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      <ol className={classes.list}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={classes.item}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
