import { directionOf, type Direction } from '../model/values.ts'
import type { Site } from './site.ts'

/** The language of a site and its direction of writing. */
export type SiteLanguage = {
  /** A BCP 47 tag, e.g. `en-US`. */
  readonly tag: string
  readonly direction: Direction
}

/** The language of a site. The direction is the one of the language, unless the manifest states another. */
export const languageOf = ({ language, direction }: Site): SiteLanguage => ({
  tag: language,
  direction: direction ?? directionOf(language),
})
