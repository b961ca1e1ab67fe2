import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'fontkit'
import * as z from 'zod'
import type { Brand, Typeface } from '../../src/site/brand.ts'
import { type CharacterRange, webFont } from '../../src/theme/typography.ts'
import type { Project } from '../projectPaths.ts'
import { cached, cachedJson, cacheKey } from './cacheStore.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatCodePoint } from '../text.ts'
import { markedValues } from '../manifest/schemaWalk.ts'

/** A range of an axis, e.g. of weights. */
type AxisRange = { readonly min: number; readonly max: number }

/** A font file, and the ranges of its axes that the site uses. */
export type SourceFont = {
  readonly bytes: Buffer
  /** The code points that it has a glyph for. */
  readonly characters: ReadonlySet<number>
  /** As in CSS `font-weight`. */
  readonly weights: AxisRange
  /** Percent, as in CSS `font-stretch`. Undefined if the font has no widths. */
  readonly widths?: AxisRange | undefined
  /** Whether the letters have serifs. */
  readonly isSerif: boolean
  /** The values of the other axes, e.g. `opsz`: their defaults. */
  readonly pinned: Readonly<Record<string, number>>
  /**
   * More files of the same typeface, e.g. of the subset `latin-ext`. `characters` of each: those that the site
   * uses and that no earlier file has. Default: none.
   */
  readonly others?: readonly SourceFont[]
  /** The font of headings. Default: this one. */
  readonly headings?: SourceFont | undefined
}

/**
 * Reads the fonts of the site's typefaces. Rejects if one is not installed or not a variable font.
 *
 * @param used the characters of the site. Default: those of the first file are enough
 */
export async function siteFont(
  project: Project,
  { typeface, headingTypeface }: Pick<Brand, 'typeface' | 'headingTypeface'>,
  used = '',
): Promise<SourceFont> {
  const font = await fontOf(project, typeface, used)
  return headingTypeface === undefined
    ? font
    : { ...font, headings: await fontOf(project, headingTypeface, used) }
}

/** All files of a typeface. */
export const filesOf = ({ others = [], ...first }: SourceFont): SourceFont[] => [first, ...others]

/** The code points of a typeface, in all its files. */
export const codePointsIn = (font: SourceFont): ReadonlySet<number> =>
  new Set(filesOf(font).flatMap(({ characters }) => [...characters]))

async function fontOf(project: Project, typeface: Typeface, used: string): Promise<SourceFont> {
  const [first, ...rest] = await fontFiles(project, typeface)
  const font = await readSource(project, typeface, first)
  let missing = codePoints(used).filter((character) => !font.characters.has(character))
  const others: SourceFont[] = []
  for (const file of missing.length === 0 ? [] : rest) {
    const other = await readSource(project, typeface, file)
    const characters = new Set(missing.filter((character) => other.characters.has(character)))
    if (characters.size > 0) others.push({ ...other, characters })
    missing = missing.filter((character) => !characters.has(character))
  }
  return others.length === 0 ? font : { ...font, others }
}

const codePoints = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

async function readSource(project: Project, typeface: Typeface, file: string): Promise<SourceFont> {
  const bytes = await readFile(file)
  const isSerif = typeface.kind === 'file' ? typeface.serif : await isSerifPackage(file)
  // It takes long to decompress a font, and each command needs it.
  const folder = cacheFolder(project.root)
  const facts = await cachedJson(folder, cacheKey(bytes), factsSchema, () => readFacts(bytes, file))
  return { bytes, isSerif, ...facts }
}

const cacheFolder = (root: string) => path.join(root, '.cache/font')

/** Whether the package of a font file is in the category of typefaces with serifs. */
async function isSerifPackage(file: string): Promise<boolean> {
  const metadata = await readFile(path.join(path.dirname(file), '../metadata.json'), 'utf8')
  return z.object({ category: z.string() }).parse(JSON.parse(metadata)).category === 'serif'
}

/** The fonts that a manifest can declare: installed packages of Fontsource, and files in `src/fonts/`. */
export async function availableFonts({ root, fonts }: Project): Promise<ReadonlySet<string>> {
  const packages = await Promise.all(packageFolders(root, FONTSOURCE).map(namesIn))
  return new Set([
    ...packages.flat().map((name) => `${FONTSOURCE}/${name}`),
    ...(await namesIn(fonts)),
  ])
}

/** The paths of the font files of a typeface: of a package, those with the axes that the site uses, first the one with Latin letters. */
async function fontFiles(
  { root, fonts }: Pick<Project, 'root' | 'fonts'>,
  typeface: Typeface,
): Promise<[string, ...string[]]> {
  if (typeface.kind === 'file') return [path.join(fonts, typeface.file)]
  const { name } = typeface
  const folder = packageFolders(root, name).find(existsSync)
  if (folder === undefined)
    throw new Error(`The package ${name} is not installed. Run: npm install ${name}`)
  const files = await namesIn(path.join(folder, 'files'))
  const inPackage = (file: string) => path.join(folder, 'files', file)
  for (const axis of AXES) {
    const ofAxis = files.filter((file) => file.endsWith(`-${axis}-normal.woff2`)).toSorted()
    const latin = ofAxis.find((file) => file.endsWith(`-latin-${axis}-normal.woff2`))
    if (latin === undefined) continue
    const others = ofAxis.filter((file) => file !== latin)
    return [inPackage(latin), ...others.map(inPackage)]
  }
  throw new Error(
    `The package ${name} contains no variable font with Latin characters and weights. Declare another one in brand.typeface.`,
  )
}

/** The axes in the names of the files: `wdth` is weight and width. */
const AXES = ['wdth', 'wght'] as const

/** The scope of the packages of Fontsource that contain variable fonts. */
const FONTSOURCE = '@fontsource-variable'

/** The folders in which a package can be installed: from the project upward, then from the generator upward. */
export const packageFolders = (root: string, name: string): string[] =>
  [path.join(root, 'package.json'), import.meta.url].flatMap((from) =>
    (createRequire(from).resolve.paths(name) ?? []).map((folder) => path.join(folder, name)),
  )

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const rangeSchema = z.object({ min: z.number(), max: z.number() })

/** What a site needs to know about a font file. */
const factsSchema = z.object({
  characters: z.array(z.number()).transform((list): ReadonlySet<number> => new Set(list)),
  weights: rangeSchema,
  widths: rangeSchema.optional(),
  pinned: z.record(z.string(), z.number()),
})

async function readFacts(bytes: Buffer, file: string): Promise<z.input<typeof factsSchema>> {
  const { variationAxes, characterSet } = await openVariableFont(bytes, file)
  const { wght, wdth, ...others } = variationAxes
  if (wght === undefined) throw new Error(problem(file, 'has no axis of weights (wght)'))
  const pinned = Object.entries(others).map(([tag, axis]) => [tag, axis?.default ?? 0])
  return {
    characters: characterSet,
    weights: rangeIn(wght, webFont.weights),
    widths: wdth && rangeIn(wdth, webFont.widths),
    pinned: Object.fromEntries(pinned),
  }
}

async function openVariableFont(bytes: Buffer, file: string): Promise<Font> {
  const { create } = await import('fontkit')
  try {
    const font = create(bytes)
    if ('variationAxes' in font) return font
  } catch {
    throw new Error(problem(file, 'cannot be read'))
  }
  throw new Error(problem(file, 'contains several fonts'))
}

const problem = (file: string, reason: string) =>
  `The font ${path.basename(file)} ${reason}. Declare a file with one variable font in brand.typeface.`

/** The part of a font with these weights and widths: the nearest ones that it has. */
export const narrowFont = (
  font: SourceFont,
  axes: { readonly weights: AxisRange; readonly widths: AxisRange },
): SourceFont => ({
  ...font,
  weights: rangeIn(font.weights, axes.weights),
  widths: font.widths && rangeIn(font.widths, axes.widths),
  ...(font.others && { others: font.others.map((other) => narrowFont(other, axes)) }),
})

/** The part of a range that an axis has. The nearest value if it has none. */
function rangeIn(axis: AxisRange, range: AxisRange): AxisRange {
  const clamp = (value: number) => Math.min(Math.max(value, axis.min), axis.max)
  return { min: clamp(range.min), max: clamp(range.max) }
}

/** The result of `subsetFont`, from the cache `.cache/font` if possible. `root`: the folder of the project. */
export async function cachedSubset(
  font: SourceFont,
  format: 'woff2' | 'sfnt',
  characters: string,
  root: string,
): Promise<Buffer> {
  const { bytes, headings: _, others: __, ...axes } = font
  const key = cacheKey(bytes, JSON.stringify(axes), format, characters)
  const create = () => subsetFont(font, format, characters)
  return Buffer.from(await cached(cacheFolder(root), key, create))
}

/** A font with only the weights and widths that the site uses, and only these characters. Default: those of `webFont`. */
export async function subsetFont(
  { bytes, weights, widths, pinned }: SourceFont,
  targetFormat: 'woff2' | 'sfnt',
  characters = charactersIn(webFont.characters),
): Promise<Buffer> {
  const { default: subset } = await import('subset-font')
  return subset(bytes, characters, {
    targetFormat,
    variationAxes: {
      wght: valueOrRange(weights),
      ...(widths && { wdth: valueOrRange(widths) }),
      ...pinned,
    },
  })
}

const valueOrRange = ({ min, max }: AxisRange) => (min === max ? min : { min, max })

/** A text with all characters of these ranges. */
export const charactersIn = (ranges: readonly CharacterRange[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

/** The characters of the texts of a site, also in upper case, in a fixed order. */
export function charactersOf(site: Site): string {
  const characters = [...new Set(JSON.stringify(site))].join('')
  const upperCase = characters.toLocaleUpperCase(site.language)
  return [...new Set(characters + upperCase)].toSorted().join('')
}

/** A warning for each text with characters that the typeface lacks and that no earlier text has. */
export async function missingGlyphs(project: Project, site: Site): Promise<Diagnostic[]> {
  const texts = markedValues(['text'], siteSchema, site).flatMap(({ info, value, path }) => {
    const isShown = info.isOnPages && path.at(-1) !== 'alt'
    return isShown && typeof value === 'string' && !COMMON.test(value)
      ? [{ text: value, path }]
      : []
  })
  if (texts.length === 0) return []
  const characters = texts.map(({ text }) => text).join('')
  const { headings, ...body } = await siteFont(project, site.brand, characters)
  const faces = Object.entries({ typeface: body, ...(headings && { headingTypeface: headings }) })
  const typefaces = faces.map(([name, font]) => {
    const glyphs = codePointsIn(font)
    const lacks = (character: string) => !glyphs.has(character.codePointAt(0) ?? 0)
    return { property: `brand.${name}`, lacks }
  })
  const known = new Set<string>()
  return texts.flatMap(({ text, path }) => {
    // Every device has a typeface for emoji. Link previews have none.
    const isInPreview = path.at(-2) === 'hero'
    const missing = [...new Set(text.match(VISIBLE))].filter(
      (character) =>
        !known.has(character) &&
        (isInPreview || !EMOJI.test(character)) &&
        typefaces.some(({ lacks }) => lacks(character)),
    )
    if (missing.length === 0) return []
    const lacking = typefaces.filter(({ lacks }) => missing.some(lacks))
    for (const character of missing) known.add(character)
    const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : ''
    const names = missing.slice(0, LISTED).map(formatCharacter).join(', ') + more
    return [
      {
        code: 'missing-glyph',
        path,
        message: `The typeface lacks ${names}. Pages show it in another typeface, and link preview images leave it out.`,
        hint: `Write the text without it, or declare another typeface in ${lacking.map(({ property }) => property).join(' and ')}.`,
      },
    ]
  })
}

/** Texts with only these characters need no check: every typeface with Latin letters has them. */
const COMMON = /^[ -~\u00A0-\u00FF\u2013\u2014\u2018-\u201E\u2026]*$/

/** Characters that have a shape of their own, and not e.g. spaces or the joiners in an emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/gu

/** The number of characters that a message names. */
const LISTED = 8

const EMOJI = /\p{Extended_Pictographic}/u

/** A character and its code point, e.g. `"漢" (U+6F22)`. */
const formatCharacter = (character: string): string =>
  `${JSON.stringify(character)} (${formatCodePoint(character)})`
