import path from 'node:path'
import { ts } from 'ts-morph'
import { memoize, readText, type ReadText, relativePath } from '../files.ts'
import type { Project } from './project.ts'

/** A file of the manifest: `site.manifest.ts`, or a local file that it imports. */
export type ManifestFile = {
  /** The absolute path. */
  readonly path: string
  /** The path relative to the project, with forward slashes, as diagnostics show it. */
  readonly name: string
  readonly text: string
  /** Its imports of local files that do not exist. */
  readonly missing: readonly MissingImport[]
}

/** An import of a local file that does not exist. */
export type MissingImport = {
  /** The import specifier, e.g. `./content/home.ts`. */
  readonly specifier: string
  /** The position of the specifier in the text, from 0. */
  readonly start: number
  /** The absolute paths that the specifier can resolve to. */
  readonly candidates: readonly string[]
}

/**
 * The manifest and all files that it imports, directly or indirectly; the manifest first. Follows
 * relative imports and re-exports of TypeScript files in the project, except the code of the model.
 * Each file is read once, so import cycles are possible.
 */
export async function manifestFiles(
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
  read: ReadText = readText,
): Promise<ManifestFile[]> {
  // A file that is saved in the meantime does not have two texts.
  const readOnce = memoize(read)
  const files = new Map<string, ManifestFile>()
  const queue = [manifest]
  for (;;) {
    const file = queue.shift()
    if (file === undefined) return [...files.values()]
    if (files.has(file)) continue
    const text = (await readOnce(file)) ?? ''
    const missing: MissingImport[] = []
    for (const { specifier, start } of importsOf(text)) {
      const candidates = candidatesFor(root, path.resolve(path.dirname(file), specifier))
      const importedFile = await firstExisting(candidates, readOnce)
      if (importedFile !== undefined) queue.push(importedFile)
      else if (candidates.length > 0) missing.push({ specifier, start, candidates })
    }
    files.set(file, { path: file, name: relativePath(root, file), text, missing })
  }
}

/** The texts of files, by absolute path. Undefined: there is no such file. */
export type FileTexts = ReadonlyMap<string, string | undefined>

/** Every file that the development server watches: the files of the manifest, and the files that are missing. */
export const watchedFiles = (files: readonly ManifestFile[]): FileTexts =>
  new Map([
    ...files.flatMap(({ missing }) =>
      missing.flatMap(({ candidates }) => candidates.map((file) => [file, undefined] as const)),
    ),
    ...files.map((file) => [file.path, file.text] as const),
  ])

/** The TypeScript files that an import can resolve to. Empty if the import is not followed. */
function candidatesFor(root: string, target: string): string[] {
  const name = relativePath(root, target)
  if (name.startsWith('..') || IGNORED.test(name)) return []
  const extension = path.extname(name)
  if (extension === '.ts') return [target]
  if (extension === '.js') return [target.replace(/\.js$/, '.ts')]
  return extension === '' ? [`${target}.ts`, path.join(target, 'index.ts')] : []
}

/** Imports that are not part of the manifest: the code of the model, and packages. */
const IGNORED = /^src\/(?:languages|model|site|sections)\/|(?:^|\/)node_modules\//

async function firstExisting(
  candidates: readonly string[],
  read: ReadText,
): Promise<string | undefined> {
  for (const candidate of candidates) {
    if ((await read(candidate)) !== undefined) return candidate
  }
  return undefined
}

/**
 * The relative imports and re-exports of a module. TypeScript's scanner finds them without parsing, so
 * this also works for texts with syntax errors.
 */
const importsOf = (text: string) =>
  ts
    .preProcessFile(text, true, false)
    .importedFiles.filter(({ fileName }) => /^\.\.?\//.test(fileName))
    .map(({ fileName, pos }) => ({ specifier: fileName, start: pos }))
