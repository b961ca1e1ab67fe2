import type { ModelPath } from '../../../diagnostics/diagnostic.ts'

/** A path as words: `Image side` for `imageSide`, `Links 1, text` for `links[0].text`. */
export function settingLabel(path: ModelPath): string {
  const words = path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${inWords(key)}`))
    .join('')
    .replace(/^,? /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `image side` for `imageSide`. Names that are no identifiers, such as paths, stay as they are. */
const inWords = (key: string) =>
  /^[a-z][A-Za-z0-9]*$/.test(key)
    ? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : key
