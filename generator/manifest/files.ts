import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importsOf } from './imports.ts'
import type { Project } from './project.ts'

/** A file that the manifest consists of: `site.manifest.ts`, or a local file that it imports. */
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
  /** The imported path as it is written, e.g. `./content/home.ts`. */
  readonly specifier: string
  /** Where the specifier begins in the text, from 0. */
  readonly start: number
  /** The absolute paths where the file was looked for. */
  readonly candidates: readonly string[]
}

/** Reads a text file; undefined if there is none. */
export type ReadText = (file: string) => Promise<string | undefined>

/** Reads a text file from the disk. */
export const readText: ReadText = (file) => readFile(file, 'utf8').catch(() => undefined)

/**
 * The manifest and all files that it imports, directly or through others; the manifest first.
 * Followed are relative imports and re-exports of TypeScript files in the project, apart from the
 * model's own code. Each file is read once, so imports may form a cycle.
 */
export async function manifestFiles(
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
  read: ReadText = readText,
): Promise<ManifestFile[]> {
  const readOnce = remembered(read)
  const files = new Map<string, ManifestFile>()
  const pending = [manifest]
  // The list grows while it is traversed.
  for (const file of pending) {
    if (files.has(file)) continue
    const text = (await readOnce(file)) ?? ''
    const missing: MissingImport[] = []
    for (const { specifier, start } of importsOf(text)) {
      const candidates = candidatesFor(root, path.resolve(path.dirname(file), specifier))
      const found = await firstThatExists(candidates, readOnce)
      if (found !== undefined) pending.push(found)
      else if (candidates.length > 0) missing.push({ specifier, start, candidates })
    }
    files.set(file, { path: file, name: nameIn(root, file), text, missing })
  }
  return [...files.values()]
}

/** Every path whose change can change the manifest: its files, and those that it lacks. */
export const watchedPaths = (files: readonly ManifestFile[]): string[] =>
  files.flatMap((file) => [file.path, ...file.missing.flatMap(({ candidates }) => [...candidates])])

const nameIn = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

/** The TypeScript files that an import can mean; none if it is not followed. */
function candidatesFor(root: string, target: string): string[] {
  const name = nameIn(root, target)
  if (name.startsWith('..') || NOT_FOLLOWED.test(name)) return []
  const extension = path.extname(name)
  if (extension === '.ts') return [target]
  if (extension === '.js') return [target.replace(/\.js$/, '.ts')]
  return extension === '' ? [`${target}.ts`, path.join(target, 'index.ts')] : []
}

/** The model is code that validates the manifest, and packages are not the author's. */
const NOT_FOLLOWED = /^src\/(?:model|site|sections)\/|(?:^|\/)node_modules\//

async function firstThatExists(
  candidates: readonly string[],
  read: ReadText,
): Promise<string | undefined> {
  for (const candidate of candidates) {
    if ((await read(candidate)) !== undefined) return candidate
  }
  return undefined
}

/** A file that is saved meanwhile must not be followed as one text and located in another. */
function remembered(read: ReadText): ReadText {
  const texts = new Map<string, Promise<string | undefined>>()
  return (file) => {
    const text = texts.get(file) ?? read(file)
    texts.set(file, text)
    return text
  }
}
