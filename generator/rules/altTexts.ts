import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** “Image of” in English and German. */
const IMAGE_OF =
  /^(?:an? )?(?:image|photo|photograph|picture) of\b|^(?:ein )?(?:bild|foto) (?:von|vom|der|des|eine[rs])\b/i

/** Alternative texts describe images, instead of the words "image of" or a file name (WCAG 1.1.1). */
export const altTextsDescribeImages: Rule = (site) =>
  Object.entries(site.media.images).flatMap(([name, { alt, file }]): Diagnostic[] => {
    const isFile = alt.toLowerCase() === file || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
    if (!isFile && !IMAGE_OF.test(alt)) return []
    const problem = isFile
      ? 'is a file name, which does not describe the image.'
      : 'says that it is an image, which screen readers announce anyway.'
    return [
      {
        code: 'unhelpful-alt-text',
        path: ['media', 'images', name, 'alt'],
        message: `${JSON.stringify(alt)} ${problem}`,
        hint: 'Describe what the image shows.',
      },
    ]
  })
