import { Text } from '@mantine/core'
import { testimonials as texts } from 'virtual:texts'
import { TESTIMONIAL_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { FilledText } from '../../parts/texts.tsx'
import classes from './Testimonials.module.css'
import type { SectionProps } from '../props.ts'

/** Quotations with the persons who said them: one in large type, or several side by side. */
export function Testimonials({ section }: SectionProps<'testimonials'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.testimonials.map(({ quote, name, role, image }, index) => (
          <li key={index}>
            <figure className={classes.figure}>
              <Text component="blockquote" size="lg" className={classes.quote}>
                <FilledText text={texts.quotation} values={{ quote: <span>{quote}</span> }} />
              </Text>
              <Text component="figcaption" size="sm" className={classes.person}>
                {image && (
                  <ResponsiveImage
                    decorative
                    className={classes.image}
                    image={image}
                    sizes={TESTIMONIAL_SIZES}
                  />
                )}
                <div>
                  <Text fw={560} c="var(--site-heading)">
                    {name}
                  </Text>
                  {role && <Text c="var(--site-muted)">{role}</Text>}
                </div>
              </Text>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
