import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** A file that plugins make: in a build it is emitted, in development it is served. */
export type BuiltFile = {
  /** Its path below the site's root, e.g. `assets/icons-1a2b3c4d.svg`; its name holds a hash of what made it. */
  readonly fileName: string
  /** Its media type. */
  readonly type: string
  /** Makes it; called when it is needed. */
  readonly read: () => Promise<string | Uint8Array>
}

/** Where plugins leave the files that they make. */
export type BuiltFiles = {
  /** Declares a file, and gives the address at which pages find it. */
  add(file: BuiltFile): string
  /** All that were declared. */
  all(): readonly BuiltFile[]
}

/** An empty collection. */
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
  const places = new Set(files.all().map(({ fileName }) => path.dirname(fileName)))
  for (const place of places) await mkdir(path.join(folder, place), { recursive: true })
  await readEach(files, ({ fileName }, source) => writeFile(path.join(folder, fileName), source))
}

/** Makes all files, one for each processor at a time: making one can be hard work. */
export async function readEach(
  files: BuiltFiles,
  done: (file: BuiltFile, source: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const waiting = files.all().values()
  const next = async () => {
    for (const file of waiting) await done(file, await file.read())
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
}
