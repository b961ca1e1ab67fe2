import { ts } from 'ts-morph'

/** An import or re-export of a local file. */
export type LocalImport = {
  /** The imported path as it is written, e.g. `./content/home.ts`. */
  readonly specifier: string
  /** Where the specifier begins in the text, from 0. */
  readonly start: number
}

/**
 * The relative paths that a module imports or re-exports. The compiler's scanner reads them without
 * parsing the text, so a text with syntax errors has them too.
 */
export const importsOf = (text: string): LocalImport[] =>
  ts
    .preProcessFile(text, true, false)
    .importedFiles.filter(({ fileName }) => /^\.\.?\//.test(fileName))
    .map(({ fileName, pos }) => ({ specifier: fileName, start: pos }))
