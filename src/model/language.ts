import * as z from 'zod'

/** A language as a BCP 47 tag in its canonical form, e.g. `en-US`. */
export const languageTag = z.string().refine(isCanonical, {
  error: ({ input }) => {
    const canonical = canonicalTag(String(input))
    return canonical === undefined
      ? 'write a BCP 47 language tag, e.g. en or en-US'
      : `write the tag in its canonical form: ${canonical}`
  },
})

/** A language whose dates, numbers and lists Node and browsers can format. */
export const formattedLanguage = languageTag.refine(
  (tag) => !isCanonical(tag) || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0,
  'write a language whose formats Node knows, e.g. en-US or de',
)

/** The direction of writing: left to right or right to left. */
export type Direction = 'ltr' | 'rtl'

/**
 * The direction of writing of a language. Node has this information in a property or, in newer
 * versions, in a method. It ignores the script of a tag such as `az-Arab`.
 */
export function directionOf(tag: string): Direction {
  const locale: object = new Intl.Locale(tag)
  const info: unknown =
    'getTextInfo' in locale && typeof locale.getTextInfo === 'function'
      ? locale.getTextInfo()
      : Reflect.get(locale, 'textInfo')
  const isRtl =
    typeof info === 'object' && info !== null && 'direction' in info && info.direction === 'rtl'
  return isRtl ? 'rtl' : 'ltr'
}

function isCanonical(tag: string): boolean {
  return canonicalTag(tag) === tag
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
