import { Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ResponsiveImageData } from '../model/image.ts'
import type { Tone } from '../theme/colors.ts'
import classes from './SectionFrame.module.css'
import { FULL_WIDTH } from '../model/imageSizes.ts'
import { ResponsiveImage } from './ResponsiveImage.tsx'

type SectionFrameProps = {
  readonly section: SectionHeadingData & { readonly tone: Tone }
  readonly children: ReactNode
  /**
   * The position of the heading: `beside` the content, in a sticky column; `compact`: small, above the content of a dense
   * section; `content` if the children render `SectionHeading` themselves. Default: above the content.
   */
  readonly layout?: 'beside' | 'compact' | 'content' | undefined
  /**
   * The heading of a `statement` is larger, and that of a table or a `list` smaller, with less space above and below.
   * Default: between them.
   */
  readonly rank?: 'statement' | 'list' | undefined
  /** Additional content under the heading; at its right in the layout `compact`. */
  readonly aside?: ReactNode
  /** An image behind the whole section. The section is then always dark. */
  readonly backdrop?: ResponsiveImageData | undefined
}

/** The `section` element of every kind: background, spacing, grid and heading. */
export function SectionFrame({
  section,
  children,
  layout,
  rank,
  aside,
  backdrop,
}: SectionFrameProps) {
  const { id, tone } = section
  return (
    <section
      id={id}
      className={classes.root}
      data-tone={backdrop ? 'dark' : tone}
      data-backdrop={backdrop && ''}
      data-layout={layout === 'content' ? undefined : layout}
      data-rank={rank}
      aria-labelledby={headingId(id)}
    >
      {backdrop && <Backdrop image={backdrop} />}
      <Container className={classes.inner}>
        {layout !== 'content' && (
          <div className={classes.heading}>
            <SectionHeading section={section} />
            {aside}
          </div>
        )}
        <div className={classes.content}>{children}</div>
      </Container>
    </section>
  )
}

/** The id, label, heading and introduction of a section. */
type SectionHeadingData = {
  readonly id: string
  readonly label?: ReactNode
  readonly heading: ReactNode
  readonly intro?: ReactNode
}

/** The id of a section's heading. No section can have an id with an underscore. */
export const headingId = (section: string) => `heading_${section}`

/** The label, heading and introduction of a section. */
export function SectionHeading({ section }: { readonly section: SectionHeadingData }) {
  return (
    <div className={classes.texts}>
      {section.label && <Eyebrow>{section.label}</Eyebrow>}
      <Title order={2} id={headingId(section.id)}>
        {section.heading}
      </Title>
      {section.intro && <Text className={classes.intro}>{section.intro}</Text>}
    </div>
  )
}

/** A short label above a heading. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="label" className={classes.eyebrow}>
      {children}
    </Text>
  )
}

/** A decorative image behind a section, darkened behind the text at the left; on a phone above the text. */
function Backdrop({ image }: { readonly image: ResponsiveImageData }) {
  return (
    <div className={classes.backdrop}>
      <ResponsiveImage
        decorative
        className={classes.backdropImage}
        image={image}
        sizes={FULL_WIDTH}
      />
    </div>
  )
}
