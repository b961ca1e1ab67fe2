import { LinkTo } from '../../parts/LinkTo.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Logos.module.css'
import { IMAGE_SIZES } from './imageSizes.ts'
import type { SectionProps } from '../props.ts'

/** Logos of the same height, in their own colors or in one color of the site. */
export function Logos({ section }: SectionProps<'logos'>) {
  const { id, logos, oneColor } = section
  const filter = `one-color_${id}`
  return (
    <SectionFrame section={section}>
      {oneColor && <OneColorFilter id={filter} />}
      <ul className={classes.list} data-own-colors={!oneColor || undefined}>
        {logos.map(({ image, link }, index) => {
          const logo = (
            <span className={classes.logo} style={oneColor ? { filter: `url(#${filter})` } : {}}>
              <ResponsiveImage className={classes.image} image={image} sizes={IMAGE_SIZES} />
            </span>
          )
          return (
            <li key={index}>
              {link === undefined ? (
                logo
              ) : (
                <LinkTo to={link} className={classes.link}>
                  {logo}
                </LinkTo>
              )}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}

/** An SVG filter that replaces all colors by one. A CSS mask would not load images from a media host. */
function OneColorFilter({ id }: { readonly id: string }) {
  return (
    <svg className={classes.filter} aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feFlood className={classes.color} />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </svg>
  )
}
