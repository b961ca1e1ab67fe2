import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { readTarget } from '../../server/serve/requestTarget.ts'

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

/** Serves the files in development and emits them in the browser's build. */
export function builtFilesPlugin(files: BuiltFiles): Plugin {
  return {
    name: 'site:built-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '')
        const file = files.all().find(({ fileName }) => target?.path === `/${fileName}`)
        if (file === undefined) return next()
        file
          .read()
          .then((body) => response.setHeader('Content-Type', file.type).end(body))
          .catch(next)
      })
    },
    async generateBundle(this: Rollup.PluginContext) {
      if (this.environment.name !== 'client') return
      await readEach(files, async ({ fileName }, source) => {
        this.emitFile({ type: 'asset', fileName, source })
      })
    },
  }
}

/** Writes the files into a folder. */
export async function writeBuiltFiles(files: BuiltFiles, folder: string): Promise<void> {
  const places = new Set(files.all().map(({ fileName }) => path.dirname(fileName)))
  for (const place of places) await mkdir(path.join(folder, place), { recursive: true })
  await readEach(files, ({ fileName }, source) => writeFile(path.join(folder, fileName), source))
}

/** Making a file can be hard work: one for each processor is made at a time. */
async function readEach(
  files: BuiltFiles,
  done: (file: BuiltFile, source: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const waiting = files.all().values()
  const next = async () => {
    for (const file of waiting) await done(file, await file.read())
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
}
