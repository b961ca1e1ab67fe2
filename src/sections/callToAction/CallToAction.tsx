import { Anchor, Box, Text } from '@mantine/core'
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
        {progress && <Squares {...progress} />}
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

const SQUARE = {
  borderStyle: 'solid',
  borderColor: 'var(--site-accent)',
  background: 'var(--site-background)',
}

/** Squares on the line above the text. Few pages have them, so their styles are not in the style sheet. */
const Squares = ({ step, of }: Progress) => (
  <Box
    pos="absolute"
    inset="-7px 0 auto"
    display="flex"
    style={{ justifyContent: 'space-between' }}
  >
    {Array.from({ length: of }, (_, index) => {
      const borderWidth = index === step - 1 || index === step % of ? 6 : 2
      return <i key={index} style={{ ...SQUARE, borderWidth, padding: 6 - borderWidth }} />
    })}
  </Box>
)
