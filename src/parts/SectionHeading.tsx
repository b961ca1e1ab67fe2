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

/** The id of a section's heading. No section can have an id with an underscore. */
export const headingId = (section: string) => `heading_${section}`

/** The label, heading and introduction of a section. */
export function SectionHeading({ section }: { readonly section: SectionHeadingData }) {
  return (
    <div className={classes.root}>
      <div className={classes.title}>
        {section.label && <Eyebrow>{section.label}</Eyebrow>}
        <Title order={2} id={headingId(section.id)}>
          {section.heading}
        </Title>
      </div>
      {section.intro && <Text className={classes.intro}>{section.intro}</Text>}
    </div>
  )
}
