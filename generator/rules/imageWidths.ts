import { formatPath, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'
import { widestWidth } from './widestWidth.ts'

/**
 * Each image has enough pixels for the largest width at which a page shows it, on a screen with one
 * pixel per CSS pixel. Vector images always have enough.
 */
export const imagesAreLargeEnough: Rule = (site, { references, imageWidths }) => {
  // No file is wider than the largest declared width.
  const largest = Math.max(...site.media.widths)
  return Object.entries(site.media.images).flatMap(([name, { file }]): Diagnostic[] => {
    const width = imageWidths?.get(file)
    if (width === undefined || file.endsWith('.svg')) return []
    const [widest] = references
      .flatMap(({ kind, name: used, path, sizes }) =>
        kind === 'image' && used === name && sizes !== undefined
          ? [{ path, needed: Math.min(widestWidth(sizes), largest) }]
          : [],
      )
      .toSorted((a, b) => b.needed - a.needed)
    if (widest === undefined || widest.needed <= width) return []
    return [
      {
        code: 'small-image',
        path: ['media', 'images', name, 'file'],
        message: `src/images/${file} is ${width} pixels wide, but ${formatPath(widest.path)} shows it up to ${widest.needed} pixels wide.`,
        hint: `Replace the file by one that is at least ${widest.needed} pixels wide.`,
      },
    ]
  })
}
