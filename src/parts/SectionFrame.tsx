import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ResponsiveImageData } from '../model/image.ts'
import type { Tone } from '../theme/colors.ts'
import { Backdrop } from './Backdrop.tsx'
import classes from './SectionFrame.module.css'
import { headingId, SectionHeading, type SectionHeadingData } from './SectionHeading.tsx'

/** The properties of a section frame. */
type SectionFrameProps = {
  readonly section: SectionHeadingData & { readonly tone: Tone }
  readonly children: ReactNode
  /**
   * The position of the heading: `above` the content, with the introduction at the right; `beside`
   * it, in a sticky column; `content` if the children render `SectionHeading` themselves.
   * @default 'above'
   */
  readonly layout?: 'above' | 'beside' | 'content'
  /** Additional content under the heading. */
  readonly aside?: ReactNode
  /** An image behind the whole section. The section is then always dark. */
  readonly backdrop?: ResponsiveImageData | undefined
}

/** The `section` element of every kind: background, spacing, grid and heading. */
export function SectionFrame({
  section,
  children,
  layout = 'above',
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
      data-layout={layout}
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
