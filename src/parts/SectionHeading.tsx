import { Text, Title } from '@mantine/core'
import { Eyebrow } from './Eyebrow.tsx'
import classes from './SectionHeading.module.css'

/** The id, label, heading and introduction of a section. */
export type SectionHeadingData = {
  readonly id: string
  readonly label?: string
  readonly heading: string
  readonly intro?: string
}

/** The label, heading and introduction of a section. The heading's id is `<section id>-heading`. */
export function SectionHeading({ section }: { readonly section: SectionHeadingData }) {
  return (
    <div className={classes.root}>
      <div className={classes.title}>
        {section.label && <Eyebrow>{section.label}</Eyebrow>}
        <Title order={2} id={`${section.id}-heading`}>
          {section.heading}
        </Title>
      </div>
      {section.intro && <Text className={classes.intro}>{section.intro}</Text>}
    </div>
  )
}
