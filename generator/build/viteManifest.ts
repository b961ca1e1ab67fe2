import * as z from 'zod'

/**
 * The used part of Vite's manifest: chunks by the path of their source file, relative to the project
 * (https://vite.dev/guide/backend-integration).
 */
const manifestSchema = z.record(
  z.string(),
  z.object({
    /** The script, relative to the site's root. */
    file: z.string(),
    /** The keys of the chunks that it imports statically. */
    imports: z.array(z.string()).default([]),
    /** The style sheets of the chunk, relative to the site's root. */
    css: z.array(z.string()).default([]),
  }),
)

type Chunk = z.output<typeof manifestSchema>[string]

/** The files that the browser needs for a source file. */
export type ChunkFiles = {
  /** The URLs of its script and of all scripts that it imports: its own first. */
  readonly scripts: readonly string[]
  /** The URLs of the style sheets of these scripts, in the same order. */
  readonly styles: readonly string[]
}

/** Vite's manifest. */
export type ViteManifest = {
  /** The files of these source files, each once, in the order of the sources. Paths are relative to the project. */
  filesOf(...sources: readonly string[]): ChunkFiles
}

/** Reads Vite's manifest. Throws if `data` is not one. */
export function readViteManifest(data: unknown): ViteManifest {
  const manifest = manifestSchema.parse(data)
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`Vite's manifest has no chunk for "${key}".`)
    return chunk
  }
  return {
    filesOf(...sources) {
      const found = new Set<Chunk>()
      const add = (key: string) => {
        const chunk = chunkOf(key)
        if (found.has(chunk)) return
        found.add(chunk)
        for (const imported of chunk.imports) add(imported)
      }
      for (const source of sources) add(source)
      const chunks = [...found]
      return {
        scripts: chunks.map(({ file }) => `/${file}`),
        styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
      }
    },
  }
}
