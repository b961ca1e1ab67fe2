import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteSchema } from '../../src/site/site.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import { memoize, readText, type ReadText, relativePath } from '../files.ts'
import type { Project } from '../projectPaths.ts'
import { isObject } from '../../src/model/json.ts'

/** Imports a module and returns its exports. Commands use Node, the development server uses Vite. */
export type Importer = (file: string) => Promise<object>

/** Imports with Node. `tsx` must be registered, so that Node can load TypeScript. */
export const importByNode: Importer = (file) => import(pathToFileURL(file).href)

/** The default export of the manifest, or the diagnostic if loading failed. */
type Loaded =
  | { readonly manifest: unknown; readonly diagnostics: readonly [] }
  | { readonly manifest: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Loads the manifest and returns its default export, if it is a site. An error is located in the file that threw it. */
export async function load(
  file: string,
  importer: Importer,
  files: readonly ManifestFile[] = [],
): Promise<Loaded> {
  try {
    const module = await importer(file)
    const manifest: unknown = 'default' in module ? module.default : undefined
    if (isSite(manifest)) return { manifest, diagnostics: [] }
    if (files[0]?.text.trim() === '') return failed('The manifest is empty.', RESTORE)
    return failed(
      manifest === undefined
        ? 'The manifest has no default export.'
        : 'The default export is not a site.',
      'End site.manifest.ts with: export default defineSite({ … })',
    )
  } catch (error) {
    return failed(
      `The manifest threw an error while it was loaded: ${reason(error)}`,
      BEFORE_INITIALIZATION.test(reason(error))
        ? SHARED_CONSTANTS
        : 'To see the stack trace, run: npx tsx site.manifest.ts',
      locationIn(error, files),
    )
  }
}

/** Where to write a constant that the manifest and the files that it imports use. */
export const SHARED_CONSTANTS =
  'Write the constant in a file that imports none of the files that use it, e.g. src/content/constants.ts, and import it from there.'

/** The error of a constant that a file imports from a file that imports it. */
const BEFORE_INITIALIZATION = /before initialization$/

const RESTORE = 'Undo the change in your editor, or run: git restore site.manifest.ts'

/** Whether a value has at least one property of a site. Otherwise each property would be reported as missing. */
const isSite = (value: unknown) =>
  isObject(value) && Object.keys(siteSchema.shape).some((key) => key in value)

function failed(message: string, hint: string, location?: SourceLocation): Loaded {
  return {
    manifest: undefined,
    diagnostics: [{ code: 'manifest-load-error', path: [], atKey: true, location, message, hint }],
  }
}

/** The innermost line of the stack trace that is in a file of the manifest. */
function locationIn(error: unknown, files: readonly ManifestFile[]): SourceLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const line of stack.split('\n')) {
    const file = files.find(({ path }) => line.includes(`${path}:`))
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? []
    if (file !== undefined && row !== undefined) {
      return { file: file.name, line: Number(row), column: Number(column) }
    }
  }
  return undefined
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

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
    for (const { specifier, start } of await importsOf(text)) {
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
async function importsOf(text: string) {
  // Commands that only print load the manifest without ts-morph, which takes half a second.
  const { ts } = await import('ts-morph')
  return ts
    .preProcessFile(text, true, false)
    .importedFiles.filter(({ fileName }) => /^\.\.?\//.test(fileName))
    .map(({ fileName, pos }) => ({ specifier: fileName, start: pos }))
}
