import * as z from 'zod'
import { GALLERY_SIZES } from '../../model/imageSizes.ts'
import { contentImageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** **Picture gallery.** Pictures in a grid, each with a caption. Visitors open a picture to see it larger. Group: Pictures. */
export const imageGallerySchema = sectionOf('imageGallery', {
  /** The images, in reading order. At least two. */
  images: z
    .array(
      z.strictObject({
        /** The image. It needs an alternative text. */
        image: contentImageAt(GALLERY_SIZES),
        /** A caption under the image. Default: none. */
        caption: paragraph.optional(),
      }),
    )
    .min(2),
})
