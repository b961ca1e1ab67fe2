import { Anchor, Text } from '@mantine/core'
import { Actions } from '../../parts/Actions.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import classes from './CallToAction.module.css'
import type { SectionProps } from '../props.ts'

/** A text with buttons, on its own or over an image that fills the width of the window. */
export function CallToAction({ section }: SectionProps<'callToAction'>) {
  const { contact, progress } = section
  return (
    <SectionFrame section={section} layout="content" backdrop={section.image}>
      <div className={classes.root} data-over-image={section.image && ''}>
        {progress && <Steps {...progress} />}
        <div className={classes.heading}>
          <SectionHeading section={section} />
        </div>
        <div className={classes.body}>
          <Text className={classes.text}>{section.text}</Text>
          <Actions links={section.actions} note={section.note} />
          {contact && (
            <address className={classes.contact}>
              <Text>
                <strong>{contact.name}</strong>
                <br />
                {contact.text}
              </Text>
              <Anchor component={LinkTo} to={contact.phone.to}>
                {contact.phone.text}
              </Anchor>
            </address>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

type Progress = NonNullable<SectionProps<'callToAction'>['section']['progress']>

/** The names of the steps, the next one in bold. Few pages have them, so their styles are not in the style sheet. */
const Steps = ({ step, steps }: Progress) => (
  <ol style={{ display: 'flex', gap: '8px 2rem', flexWrap: 'wrap', gridColumn: '1/-1' }}>
    {steps.map((name, index) => (
      <li key={index}>{index === step % steps.length ? <strong>{name}</strong> : name}</li>
    ))}
  </ol>
)
