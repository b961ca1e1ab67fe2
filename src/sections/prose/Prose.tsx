import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PROSE_SIZES } from '../../model/imageSizes.ts'
import { Actions } from '../../parts/Actions.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import classes from './Prose.module.css'
import type { SectionProps } from '../props.ts'

/** Paragraphs of text. With an image, the heading is above the text; without one, it is beside the text. */
export function Prose({ section }: SectionProps<'prose'>) {
  const { image, imageSide, quote } = section
  return (
    <SectionFrame section={section} layout={image ? 'content' : 'beside'}>
      {image ? (
        <div className={classes.split} data-image-side={imageSide}>
          <div className={classes.column}>
            <SectionHeading section={section} />
            <ProseText section={section} />
          </div>
          <ResponsiveImage className={classes.image} image={image} sizes={PROSE_SIZES} />
        </div>
      ) : (
        <ProseText section={section} />
      )}
      {quote && <Quote wide={image !== undefined}>{quote}</Quote>}
    </SectionFrame>
  )
}

/** Whether the section is a single paragraph, which is shown in large type. */
const isStatement = ({
  paragraphs,
  text,
  points,
  image,
  quote,
}: SectionProps<'prose'>['section']) =>
  paragraphs.length === 1 &&
  points.length === 0 &&
  text === undefined &&
  image === undefined &&
  quote === undefined

function ProseText({ section }: SectionProps<'prose'>) {
  return (
    <div className={classes.text} data-statement={isStatement(section) ? '' : undefined}>
      {section.paragraphs.map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
      {section.text}
      {section.points.length > 0 && (
        <ul>
          {section.points.map((point, index) => (
            <li key={index} className={classes.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      <Actions links={section.actions} note={section.note} />
    </div>
  )
}

type QuoteProps = {
  readonly children: ReactNode
  /** Whether the quote may be wider, because it is below two columns. */
  readonly wide: boolean
}

/** A pull quote: a sentence in large type. Not a `blockquote`, which is for quotations from another source. */
function Quote({ children, wide }: QuoteProps) {
  return (
    <Text className={classes.quote} data-wide={wide || undefined}>
      {children}
    </Text>
  )
}
