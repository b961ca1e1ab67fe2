import { Eyebrow } from './Eyebrow.tsx'
import classes from './SectionHeading.module.css'

/** The words that a section opens with. */
export type SectionOpening = {
  readonly id: string
  readonly label?: string
  readonly heading: string
  readonly intro?: string
}

/** The label, heading and introduction of a section. The heading's id is `<section id>-heading`. */
export function SectionHeading({ section }: { readonly section: SectionOpening }) {
  return (
    <div className={classes.root}>
      <div className={classes.title}>
        {section.label && <Eyebrow>{section.label}</Eyebrow>}
        <h2 id={`${section.id}-heading`}>{section.heading}</h2>
      </div>
      {section.intro && <p className={classes.intro}>{section.intro}</p>}
    </div>
  )
}
