/** The name of a kind of section in words: `Feature blocks` for `featureBlocks`. */
export function kindName(kind: string): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
