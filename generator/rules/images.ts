import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import type { Rule } from './rule.ts'

/** The file of each image exists and can be decoded. */
export const imageFilesExist: Rule<'media'> = (site, { imageFiles, unreadableImages }) =>
  Object.entries(site.media.images).flatMap(([name, { file }]): Diagnostic[] => {
    const path = ['media', 'images', name, 'file']
    if (!imageFiles.has(file)) {
      return [
        {
          code: 'missing-image-file',
          path,
          message: `The file src/images/${file} does not exist.`,
          ...nameHint(file, [...imageFiles].toSorted(), 'files in src/images'),
        },
      ]
    }
    if (unreadableImages?.has(file) !== true) return []
    return [
      {
        code: 'unreadable-image',
        path,
        message: `The file src/images/${file} cannot be decoded: it is damaged or incomplete.`,
        hint: 'Replace it with an intact copy.',
      },
    ]
  })
