import { FULL_WIDTH } from '../model/imageSizes.ts'
import type { ResponsiveImageData } from '../model/image.ts'
import classes from './Backdrop.module.css'
import { ResponsiveImage } from './ResponsiveImage.tsx'

/**
 * A decorative image behind a section. It is darkened behind the text: at the left, on a phone at
 * the bottom.
 */
export function Backdrop({ image }: { readonly image: ResponsiveImageData }) {
  return (
    <div className={classes.root}>
      <ResponsiveImage
        decorative
        portrait
        className={classes.image}
        image={image}
        sizes={FULL_WIDTH}
      />
    </div>
  )
}
