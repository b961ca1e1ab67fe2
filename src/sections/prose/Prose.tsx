import { List, Text } from '@mantine/core'
import { Actions } from '../../parts/Actions.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import classes from './Prose.module.css'
import { IMAGE_SIZES } from './imageSizes.ts'
import { Quote } from './Quote.tsx'
import type { ProseSection } from './schema.ts'

/** Paragraphs of text. With an image, the heading is above the text; without one, it is beside the text. */
export function Prose({ section }: { readonly section: ProseSection }) {
  const { image, imageSide, quote } = section
  return (
    <SectionFrame section={section} layout={image ? 'content' : 'beside'}>
      {image ? (
        <div className={classes.split} data-image-side={imageSide}>
          <div className={classes.column}>
            <SectionHeading section={section} />
            <ProseText section={section} />
          </div>
          <ResponsiveImage className={classes.image} image={image} sizes={IMAGE_SIZES} />
        </div>
      ) : (
        <ProseText section={section} />
      )}
      {quote && <Quote wide={image !== undefined}>{quote}</Quote>}
    </SectionFrame>
  )
}

/** Whether the section is a single paragraph, which is shown in large type. */
const isStatement = ({ paragraphs, points, image, quote }: ProseSection) =>
  paragraphs.length === 1 && points.length === 0 && image === undefined && quote === undefined

function ProseText({ section }: { readonly section: ProseSection }) {
  return (
    <div className={classes.text} data-statement={isStatement(section) ? '' : undefined}>
      {section.paragraphs.map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
      {section.points.length > 0 && (
        <List classNames={{ item: classes.point }}>
          {section.points.map((point, index) => (
            <List.Item key={index}>{point}</List.Item>
          ))}
        </List>
      )}
      <Actions links={section.actions} note={section.note} />
    </div>
  )
}
