import { textRegistry } from '../../src/model/text.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatCodePoint } from '../text.ts'
import type { Project } from '../manifest/project.ts'
import { markedValues } from '../manifest/schemaWalk.ts'
import { charactersOf, sharedCharacters, siteFont } from './font.ts'

/** A warning for each text with characters that the typeface lacks and that no earlier text has. */
export async function missingGlyphs(project: Project, site: Site): Promise<Diagnostic[]> {
  const texts = markedValues(textRegistry, siteSchema, site).flatMap(({ schema, value, path }) => {
    const isShown = textRegistry.get(schema)?.isOnPages === true && path.at(-1) !== 'alt'
    return isShown && typeof value === 'string' && !COMMON.test(value)
      ? [{ text: value, path }]
      : []
  })
  if (texts.length === 0) return []
  const font = await siteFont(project, site.brand, charactersOf(site))
  const known = new Set([...sharedCharacters(font)].map((code) => String.fromCodePoint(code)))
  return texts.flatMap(({ text, path }) => {
    // Every device has a typeface for emoji. Link previews have none.
    const isInPreview = path.at(-2) === 'hero'
    const missing = [...new Set(text.match(VISIBLE))].filter(
      (character) => !known.has(character) && (isInPreview || !EMOJI.test(character)),
    )
    if (missing.length === 0) return []
    for (const character of missing) known.add(character)
    const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : ''
    const names = missing.slice(0, LISTED).map(formatCharacter).join(', ') + more
    return [
      {
        code: 'missing-glyph',
        path,
        message: `The typeface lacks ${names}. Pages show it in another typeface, and link preview images leave it out.`,
        hint: 'Write the text without it, or declare another typeface in brand.typeface.',
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
