import { counted } from '../diagnostics/counted.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** “Image of” in English and German. */
const IMAGE_OF =
  /^(?:an? )?(?:image|photo|photograph|picture) of\b|^(?:ein )?(?:bild|foto) (?:von|vom|der|des|eine[rs])\b/i

/** The number of characters of an alternative text: screen readers read it in one piece. */
const LONGEST_ALT = 250

/** Alternative texts describe images briefly, instead of the words "image of" or a file name (WCAG 1.1.1). */
export const altTextsDescribeImages: Rule = (site) =>
  Object.entries(site.media.images).flatMap(([name, { alt, file }]): Diagnostic[] => {
    const path = ['media', 'images', name, 'alt']
    if (alt.length > LONGEST_ALT) {
      const message = `The alternative text has ${counted(alt.length, 'character')}. Screen readers read it in one piece.`
      const hint = `Write at most ${LONGEST_ALT}, and the rest as a text of the page.`
      return [{ code: 'alt-text-length', path, message, hint }]
    }
    const isFile = alt.toLowerCase() === file || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
    if (!isFile && !IMAGE_OF.test(alt)) return []
    const problem = isFile
      ? 'is a file name, which does not describe the image.'
      : 'says that it is an image, which screen readers announce anyway.'
    return [
      {
        code: 'unhelpful-alt-text',
        path,
        message: `${JSON.stringify(alt)} ${problem}`,
        hint: 'Describe what the image shows.',
      },
    ]
  })
