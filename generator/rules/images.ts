import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import type { Rule } from './rule.ts'

/** Each image's file is there and can be read. */
export const imageFilesExist: Rule = (site, { imageFiles, unreadableImages }) =>
  Object.entries(site.media.images).flatMap(([name, { file }]): Diagnostic[] => {
    const path = ['media', 'images', name, 'file']
    if (!imageFiles.has(file)) {
      return [
        {
          code: 'missing-image',
          path,
          message: `there is no file src/images/${file}`,
          hint: suggestion(file, [...imageFiles].toSorted(), 'files in src/images/'),
        },
      ]
    }
    if (unreadableImages?.has(file) !== true) return []
    return [
      {
        code: 'unreadable-image',
        path,
        message: `src/images/${file} is no image that can be read: it is damaged or incomplete`,
        hint: 'put the file there anew, from where it was made',
      },
    ]
  })
