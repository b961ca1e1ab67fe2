import { LOGO_ROW_SIZES } from '../../model/imageSizes.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Logos.module.css'
import type { SectionProps } from '../props.ts'

/** Logos of the same height, in their own colors or in one color of the site. */
export function Logos({ section }: SectionProps<'logos'>) {
  const { id, logos, oneColor } = section
  const filter = `one-color_${id}`
  const color = oneColor ? { style: { filter: `url(#${filter})` } } : { 'data-own-colors': true }
  return (
    <SectionFrame section={section} rank="list">
      {oneColor && <OneColorFilter id={filter} />}
      <ul className={classes.list}>
        {logos.map(({ image, link }, index) => {
          const logo = (
            <span className={classes.logo} {...color}>
              <ResponsiveImage className={classes.image} image={image} sizes={LOGO_ROW_SIZES} />
            </span>
          )
          return (
            <li key={index}>
              {link ? (
                <LinkTo to={link} className={classes.link}>
                  {logo}
                </LinkTo>
              ) : (
                logo
              )}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}

/** An SVG filter that replaces all colors by one. A CSS mask would not load images from a media host. */
const OneColorFilter = ({ id }: { readonly id: string }) => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <filter id={id} colorInterpolationFilters="sRGB">
      <feFlood floodColor="var(--site-muted)" />
      <feComposite in2="SourceAlpha" operator="in" />
    </filter>
  </svg>
)
