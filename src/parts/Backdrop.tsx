import type { ResponsiveImageData } from '../model/image.ts'
import classes from './Backdrop.module.css'
import { ResponsiveImage } from './ResponsiveImage.tsx'

/** An image behind a whole section, calmed where the words stand: at the left, and below on a phone. Decoration. */
export function Backdrop({ picture }: { readonly picture: ResponsiveImageData }) {
  return (
    <div className={classes.root}>
      <ResponsiveImage
        decorative
        upright
        className={classes.image}
        picture={picture}
        sizes="100vw"
      />
    </div>
  )
}
