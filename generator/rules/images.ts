import { suggestion } from '../suggest.ts'
import type { Rule } from './rule.ts'

/** Each image's file is there. */
export const imagesAreThere: Rule = (site, { imageFiles }) =>
  Object.entries(site.media.images).flatMap(([name, { file }]) =>
    imageFiles.has(file)
      ? []
      : [
          {
            code: 'missing-image',
            path: ['media', 'images', name, 'file'],
            message: `there is no file src/images/${file}`,
            hint: suggestion(file, [...imageFiles].toSorted(), 'files in src/images/'),
          },
        ],
  )
