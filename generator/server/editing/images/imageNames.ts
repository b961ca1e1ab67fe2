import { plainLetters } from '../../../manifest/pages.ts'
import { unusedName } from '../lists/unusedName.ts'

/** The names of a new image. */
export type ImageNames = {
  /** The name of the file in `src/images/`, e.g. `our-team.jpg`. */
  readonly file: string
  /** The name in the manifest, e.g. `ourTeam`. */
  readonly name: string
}

/** What is taken already: the files of the folder, and the names of images in the manifest. */
type TakenNames = { readonly files: readonly string[]; readonly names: readonly string[] }

/**
 * Makes the names of a new image from the name of the author's file, which can contain anything. Folders
 * are left out; only letters without diacritics, as the language of the site writes them, and digits are kept. A number makes a name unique, also
 * where upper and lower case, or two formats of an image, are the same.
 */
export function imageNames(
  original: string,
  extension: string,
  taken: TakenNames,
  language: string,
): ImageNames {
  const stem = unused(stemOf(original, language), taken.files.map(withoutExtension), '-')
  return { file: `${stem}.${extension}`, name: unused(camelCase(stem), taken.names, '') }
}

const withoutExtension = (file: string) => file.toLowerCase().replace(/\.[^.]*$/, '')

function stemOf(original: string, language: string): string {
  const [last = ''] = original.split(/[/\\]/).toReversed()
  const words = plainLetters(last.replace(/\.[^.]*$/, ''), language).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '') || 'image'
}

/** The maximum length of a name without its number and extension. Characters. */
const MAX_LENGTH = 60

function camelCase(stem: string): string {
  const name = stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(name) ? `image${name}` : name
}

const unused = (name: string, taken: readonly string[], separator: string) =>
  taken.includes(name) ? unusedName(name, taken, separator, false) : name
