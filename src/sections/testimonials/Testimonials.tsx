import { Text } from '@mantine/core'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Testimonials.module.css'
import { IMAGE_SIZES } from './imageSizes.ts'
import type { SectionProps } from '../props.ts'

/** Quotations with the persons who said them: one in large type, or several side by side. */
export function Testimonials({ section }: SectionProps<'testimonials'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.testimonials.map(({ quote, name, role, image }, index) => (
          <li key={index}>
            <figure className={classes.figure}>
              <blockquote className={classes.quote}>
                <Text inherit>{quote}</Text>
              </blockquote>
              <figcaption className={classes.person}>
                {image && (
                  <ResponsiveImage
                    decorative
                    className={classes.image}
                    image={image}
                    sizes={IMAGE_SIZES}
                  />
                )}
                <div>
                  <Text className={classes.name}>{name}</Text>
                  {role && <Text className={classes.role}>{role}</Text>}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
