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

/** A line with a node for each step: that of this page is large and its name bold, the next one has a ring. Few pages have it, so its styles are not in the style sheet. */
const Steps = ({ step, steps }: Progress) => (
  <ol style={{ display: 'flex', gap: 8, gridColumn: '1/-1', margin: '-49px 0 2rem' }}>
    {steps.map((name, index) => {
      const isNext = index === step % steps.length
      const isCurrent = index === step - 1
      const half = isNext || isCurrent ? 8 : 4
      const border = `${half}px ${isNext ? 'double' : 'solid'} var(--site-accent)`
      return (
        <li key={index} style={{ flex: 1 }} aria-current={isCurrent ? 'step' : undefined}>
          <div style={{ width: 0, margin: `${8 - half}px 0 ${16 - half}px`, border }} />
          {isCurrent ? <strong>{name}</strong> : name}
        </li>
      )
    })}
  </ol>
)
