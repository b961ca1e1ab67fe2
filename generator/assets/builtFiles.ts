import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** A generated file. The build emits it, the development server serves it. */
export type BuiltFile = {
  /** Its path below the site's root, e.g. `assets/icons-1a2b3c4d.svg`; names below `assets/` contain a hash of the content. */
  readonly fileName: string
  /** The media type, e.g. `image/svg+xml`. */
  readonly type: string
  /** Generates the content. */
  readonly read: () => Promise<string | Uint8Array>
}

/** The generated files of a build or of the development server. */
export type BuiltFiles = {
  /** Adds a file. Returns its URL path, e.g. `/assets/icons-1a2b3c4d.svg`. */
  add(file: BuiltFile): string
  all(): readonly BuiltFile[]
}

/** Creates an empty collection. */
export function builtFiles(): BuiltFiles {
  const files = new Map<string, BuiltFile>()
  return {
    add(file) {
      files.set(file.fileName, file)
      return `/${file.fileName}`
    },
    all: () => [...files.values()],
  }
}

/** Writes the files into a folder. */
export async function writeBuiltFiles(files: BuiltFiles, folder: string): Promise<void> {
  const folders = new Set(files.all().map(({ fileName }) => path.dirname(fileName)))
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true })
  await readEach(files, ({ fileName }, source) => writeFile(path.join(folder, fileName), source))
}

/** Generates all files and passes each to `callback`. As many at a time as there are processors. */
export async function readEach(
  files: BuiltFiles,
  callback: (file: BuiltFile, source: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = files.all().values()
  const processQueue = async () => {
    for (const file of queue) await callback(file, await file.read())
  }
  await Promise.all(Array.from({ length: availableParallelism() }, processQueue))
}
