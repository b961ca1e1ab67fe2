import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PROSE_SIZES } from '../../model/imageSizes.ts'
import { Actions } from '../../parts/Actions.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame, SectionHeading } from '../../parts/SectionFrame.tsx'
import classes from './Prose.module.css'
import type { SectionProps } from '../props.ts'

/** Paragraphs of text, with the heading, the list and the quote above, beside or below them. */
export function Prose({ section }: SectionProps<'prose'>) {
  const { image, quote, layout } = section
  if (image) {
    return (
      <SectionFrame section={section} layout="content">
        <div className={classes.split}>
          <div className={classes.column}>
            <SectionHeading section={section} />
            <ProseText section={section} />
          </div>
          <ResponsiveImage className={classes.image} image={image} sizes={PROSE_SIZES} />
        </div>
        {quote && <Quote>{quote}</Quote>}
      </SectionFrame>
    )
  }
  if (layout === undefined) {
    return (
      <SectionFrame section={section} layout="beside">
        <ProseText section={section} />
        {quote && <Quote>{quote}</Quote>}
      </SectionFrame>
    )
  }
  const { paragraphs, text, points, actions, note } = section
  return (
    <SectionFrame section={section} layout="content">
      <div className={classes.columns} data-layout={layout}>
        <SectionHeading section={section} />
        {layout === 'row' && quote && <Quote>{quote}</Quote>}
        <div className={classes.text}>
          <Paragraphs paragraphs={paragraphs} />
          {text}
        </div>
        <Points points={points} />
        <Actions links={actions} note={note} />
      </div>
      {layout !== 'row' && quote && <Quote>{quote}</Quote>}
    </SectionFrame>
  )
}

type ProseSection = SectionProps<'prose'>['section']

/** Whether the section is a single paragraph, which is shown in large type. */
const isStatement = ({ paragraphs, text, points, image, quote }: ProseSection) =>
  paragraphs.length === 1 && points.length === 0 && (text ?? image ?? quote) === undefined

function ProseText({ section }: SectionProps<'prose'>) {
  return (
    <div className={classes.text} data-statement={isStatement(section) ? '' : undefined}>
      <Paragraphs paragraphs={section.paragraphs} />
      {section.text}
      <Points points={section.points} />
      <Actions links={section.actions} note={section.note} />
    </div>
  )
}

const Paragraphs = ({ paragraphs }: Pick<ProseSection, 'paragraphs'>) =>
  paragraphs.map((paragraph, index) => <Text key={index}>{paragraph}</Text>)

const Points = ({ points }: Pick<ProseSection, 'points'>) =>
  points.length > 0 && (
    <ul>
      {points.map((point, index) => (
        <li key={index} className={classes.point}>
          {point}
        </li>
      ))}
    </ul>
  )

/** A sentence in large type. Not a `blockquote`, which is for quotations from another source. */
const Quote = ({ children }: { readonly children: ReactNode }) => (
  <Text className={classes.quote}>{children}</Text>
)
