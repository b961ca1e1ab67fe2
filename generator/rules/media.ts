import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { counted } from '../text.ts'
import { property, valueAt } from '../manifest/modelValues.ts'
import type { Rule } from './rule.ts'
import { activeParts } from '../brand/svg.ts'

/** The file of each image exists, can be decoded, and contains nothing that a browser runs. */
export const imageFilesAreUsable: Rule = function* (
  site,
  { imageFiles, unreadableImages, svgFiles, animatedImages },
) {
  for (const [name, { file }] of Object.entries(site.media.images)) {
    const path = ['media', 'images', name, 'file']
    if (!imageFiles.has(file)) {
      yield {
        code: 'missing-image-file',
        path,
        message: `The file src/images/${file} does not exist.`,
        ...nameHint(file, [...imageFiles].toSorted(), 'files in src/images'),
      }
    } else if (unreadableImages?.has(file) === true) {
      yield {
        code: 'unreadable-image',
        path,
        message: `The file src/images/${file} cannot be decoded: it is damaged or incomplete.`,
        hint: 'Replace it with an intact copy. An animated AVIF cannot be decoded either: replace it with a still image.',
      }
    } else if (animatedImages?.has(file) === true) {
      yield {
        code: 'animated-image',
        path,
        message: `src/images/${file} is animated, but pages show only its first frame.`,
        hint: 'Show the animation as a video, with a section of the kind video: it is smaller, and visitors can stop it. Or replace the file with a still image.',
      }
    }
    for (const { position, message, hint } of activeParts(svgFiles?.get(file) ?? '')) {
      const located = `src/images/${file}:${position}: ${message}`
      yield { code: 'unsafe-svg', path, message: located, hint }
    }
  }
}

/**
 * Each image has enough pixels for the largest width at which a page shows it, on a screen with one
 * pixel per CSS pixel. Vector images always have enough.
 */
export const imagesAreLargeEnough: Rule = function* (site, { references, imageWidths }) {
  // No file is wider than the largest declared width.
  const largest = Math.max(...site.media.widths)
  const usages = new Map<string, { path: ModelPath; needed: number }>()
  for (const { kind, name, path, sizes } of references) {
    if (kind !== 'image' || sizes === undefined) continue
    const needed = Math.min(widestWidth(sizes), largest)
    if (needed > (usages.get(name)?.needed ?? 0)) usages.set(name, { path, needed })
  }
  for (const [name, { file }] of Object.entries(site.media.images)) {
    const width = imageWidths?.get(file)
    if (width === undefined || file.endsWith('.svg')) continue
    const widest = usages.get(name)
    if (widest === undefined || widest.needed <= width) continue
    yield {
      code: 'small-image',
      path: ['media', 'images', name, 'file'],
      message: `src/images/${file} is ${width} pixels wide, but ${formatPath(widest.path)} shows it up to ${widest.needed} pixels wide.`,
      hint: `Replace the file by one that is at least ${widest.needed} pixels wide.`,
    }
  }
}

/** The widths of the screens that images are made for, by orientation. CSS pixels. */
const SCREENS = {
  portrait: { min: 320, max: 1200 },
  landscape: { min: 568, max: 1920 },
} as const

/** The pixels of `1em` in media queries, and of `1rem`. */
const EM = 16

/**
 * The largest width at which the HTML attribute `sizes` shows an image, on screens up to 1920 pixels
 * wide. CSS pixels. Supports the conditions `min-width` and `orientation`.
 */
export function widestWidth(sizes: string): number {
  const entries = sizes.split(',').map(parseEntry)
  const widths = (['portrait', 'landscape'] as const).flatMap((orientation) => {
    const { min, max } = SCREENS[orientation]
    // Between two breakpoints, no image is wider than on the widest screen.
    const screens = [max, ...entries.map(({ breakpoint }) => breakpoint - 1)]
    return screens.map((width) => {
      const screen = Math.min(Math.max(width, min), max)
      const entry = entries.find((sizesEntry) => sizesEntry.matches(screen, orientation))
      return entry === undefined ? screen : entry.width(screen)
    })
  })
  return Math.round(Math.max(...widths))
}

type SizesEntry = {
  /** The narrowest screen to which the entry applies. 0: every screen. CSS pixels. */
  readonly breakpoint: number
  readonly matches: (screen: number, orientation: keyof typeof SCREENS) => boolean
  readonly width: (screen: number) => number
}

/** An entry of `sizes`: a condition, which can be missing, and a width. */
function parseEntry(entry: string): SizesEntry {
  const [, feature, value = '', number, unit] =
    /^\s*(?:\((min-width|orientation): ([\w.]+)\)\s+)?([\d.]+)(vw|rem|px)\s*$/.exec(entry) ?? []
  if (unit === undefined) throw new Error(`"${entry}" is not a supported entry of sizes.`)
  const pixels = Number(number) * (unit === 'rem' ? EM : 1)
  const breakpoint = feature === 'min-width' ? Number.parseFloat(value) * EM : 0
  return {
    breakpoint,
    matches: (screen, orientation) =>
      feature === 'orientation' ? value === orientation : screen >= breakpoint,
    width: (screen) => (unit === 'vw' ? (pixels / 100) * screen : pixels),
  }
}

/** Images that are content of their own have an alternative text (WCAG 1.1.1). */
export const contentImagesAreDescribed: Rule = function* (site, { references }) {
  for (const { kind, name, path, isContent } of references) {
    if (kind !== 'image' || isContent !== true || site.media.images[name]?.alt !== '') continue
    yield {
      code: 'missing-alt-text',
      path,
      message: `${JSON.stringify(name)} is shown on its own here, but its alternative text is empty.`,
      hint: `Write in media.images.${name}.alt what it shows, for a logo the name of the company.`,
    }
  }
}

/** “Image of” in English, German, French and Spanish. */
const IMAGE_OF =
  /^(?:an? |ein |une |una )?(?:bild|fotografía|foto|image|imagen|photo|photographie|photograph|picture) (?:(?:of|von|vom|der|des|eine[rs]|de|del|du)\b|d['’])/i

/** The number of characters of an alternative text: screen readers read it in one piece. */
const LONGEST_ALT = 250

/** Alternative texts describe images briefly, instead of the words "image of" or a file name (WCAG 1.1.1). */
export const altTextsDescribeImages: Rule = function* (site, { references }) {
  for (const { kind, name, path } of references) {
    const alt = kind === 'image' && site.media.images[name]?.alt
    const heading = path
      .map((_, depth) => valueAt(site, path.slice(0, depth)))
      .flatMap((part) => ['heading', 'headline', 'title'].map((key) => property(part, key)))
      .find((text) => text === alt)
    if (!alt || heading === undefined) continue
    yield {
      code: 'unhelpful-alt-text',
      path: ['media', 'images', name, 'alt'],
      message: `${JSON.stringify(alt)} is also the heading beside the image, which screen readers read twice.`,
      hint: "Describe what the image shows, or write alt: '' if it is decorative.",
    }
  }
  for (const [name, { alt, file }] of Object.entries(site.media.images)) {
    const path = ['media', 'images', name, 'alt']
    const isFile = alt.toLowerCase() === file || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
    if (alt.length > LONGEST_ALT) {
      const message = `The alternative text has ${counted(alt.length, 'character')}. Screen readers read it in one piece.`
      const hint = `Write at most ${LONGEST_ALT}, and the rest as a text of the page.`
      yield { code: 'alt-text-length', path, message, hint }
    } else if (isFile || IMAGE_OF.test(alt)) {
      const problem = isFile
        ? 'is a file name, which does not describe the image.'
        : 'says that it is an image, which screen readers announce anyway.'
      yield {
        code: 'unhelpful-alt-text',
        path,
        message: `${JSON.stringify(alt)} ${problem}`,
        hint: 'Describe what the image shows.',
      }
    }
  }
}
