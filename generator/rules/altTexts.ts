import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** A text in the place of an image says what it shows, not that it is one. */
export const altTextsDescribeImages: Rule = (site) =>
  Object.entries(site.media.images).flatMap(([name, { alt, file }]): Diagnostic[] => {
    const isFile = alt.toLowerCase() === file || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
    if (!isFile && !/^(?:an? )?(?:image|photo|photograph|picture) of\b/i.test(alt)) return []
    const what = isFile ? 'the name of a file' : 'that it is an image, which is known'
    return [
      {
        code: 'unhelpful-alternative',
        path: ['media', 'images', name, 'alt'],
        message: `${JSON.stringify(alt)} says ${what}`,
        hint: 'Say what the image shows.',
      },
    ]
  })
