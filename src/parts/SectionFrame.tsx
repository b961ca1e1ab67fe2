import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ResponsiveImageData } from '../model/image.ts'
import type { Tone } from '../theme/tones.ts'
import { Backdrop } from './Backdrop.tsx'
import classes from './SectionFrame.module.css'
import { SectionHeading, type SectionOpening } from './SectionHeading.tsx'

/** The properties of a section's frame. */
export type SectionFrameProps = {
  readonly section: SectionOpening & { readonly tone: Tone }
  readonly children: ReactNode
  /**
   * Where the heading stands: `above` the content, its introduction at the right; `beside` it, in a
   * column that stays in view; or in the `content` itself, which then renders `SectionHeading`.
   * @default 'above'
   */
  readonly layout?: 'above' | 'beside' | 'content'
  /** What stands under the heading. */
  readonly aside?: ReactNode
  /** An image behind the whole section, which is then dark. */
  readonly backdrop?: ResponsiveImageData | undefined
}

/** The ground, air and grid that every section stands in, and its heading. */
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
      aria-labelledby={`${id}-heading`}
    >
      {backdrop && <Backdrop picture={backdrop} />}
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
