import { ts } from 'ts-morph'

/** An import or re-export of a local file. */
export type LocalImport = {
  /** The import specifier, e.g. `./content/home.ts`. */
  readonly specifier: string
  /** The position of the specifier in the text, from 0. */
  readonly start: number
}

/**
 * The relative imports and re-exports of a module. TypeScript's scanner finds them without parsing, so
 * this also works for texts with syntax errors.
 */
export const importsOf = (text: string): LocalImport[] =>
  ts
    .preProcessFile(text, true, false)
    .importedFiles.filter(({ fileName }) => /^\.\.?\//.test(fileName))
    .map(({ fileName, pos }) => ({ specifier: fileName, start: pos }))
