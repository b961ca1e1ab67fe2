import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The inline styles of a page. */
export type InlineStyles = {
  /** The content of the `<style>` element: all style sheets, in order. */
  readonly text: string
  /** The hash of the content for the Content Security Policy, e.g. `sha256-…`. */
  readonly hash: string
  /** The URLs of the style sheets. */
  readonly sheets: readonly string[]
}

/**
 * Returns a function that reads the inline styles of a page from the style sheets in a folder. Each
 * style sheet is read once, and the same list of style sheets is joined once.
 */
export function styleReader(folder: string): (sheets: readonly string[]) => Promise<InlineStyles> {
  const read = memoize((sheet) => readFile(path.join(folder, sheet), 'utf8'))
  const join = memoize(async (names) => {
    const sheets = names.split(' ')
    return inlineStyles(sheets, await Promise.all(sheets.map(read)))
  })
  return (sheets) => join(sheets.join(' '))
}

/** Caches the results of a function by its argument. */
function memoize<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const results = new Map<string, Promise<T>>()
  return (name) => {
    const result = results.get(name) ?? load(name)
    results.set(name, result)
    return result
  }
}

/** Joins style sheets into the content of one style element. */
export function inlineStyles(sheets: readonly string[], texts: readonly string[]): InlineStyles {
  const text = texts.map((one) => one.trim()).join('')
  if (/<\/style/i.test(text))
    throw new Error('A style sheet contains "</style", which would close the <style> element.')
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}`, sheets }
}
