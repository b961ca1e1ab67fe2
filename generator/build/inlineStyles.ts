import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The styles of a page, as its document carries them. */
export type InlineStyles = {
  /** The content of its style element: that of all sheets, in order. */
  readonly text: string
  /** By what the page's policy knows that element, e.g. `sha256-…`. */
  readonly hash: string
  /** The addresses of the sheets. */
  readonly sheets: readonly string[]
}

/**
 * Reads the styles of pages from the style sheets below a folder. Each sheet is read once, and those
 * of pages that need the same are joined once.
 */
export function styleReader(folder: string): (sheets: readonly string[]) => Promise<InlineStyles> {
  const read = once((sheet) => readFile(path.join(folder, sheet), 'utf8'))
  const join = once(async (names) => {
    const sheets = names.split(' ')
    return inlineStyles(sheets, await Promise.all(sheets.map(read)))
  })
  return (sheets) => join(sheets.join(' '))
}

/** The same, but each answer is made once. */
function once<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** Joins style sheets into the content of one style element. */
export function inlineStyles(sheets: readonly string[], texts: readonly string[]): InlineStyles {
  const text = texts.map((one) => one.trim()).join('')
  if (/<\/style/i.test(text)) throw new Error('A style sheet would end the element that holds it.')
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}`, sheets }
}
