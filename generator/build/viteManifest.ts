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

/** The files that the browser needs for source files. */
export type ChunkFiles = {
  /** The URL of the script of the first source file. */
  readonly entry: string
  /** The URLs of all other scripts: each after those that it imports. */
  readonly imports: readonly string[]
  /** The URLs of the style sheets of all these scripts. */
  readonly styles: readonly string[]
}

/** Vite's manifest. */
export type ViteManifest = {
  /** The files of these source files, each once. Paths are relative to the project. */
  filesOf(source: string, ...others: readonly string[]): ChunkFiles
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
    filesOf(source, ...others) {
      const seen = new Set<string>()
      const chunks: Chunk[] = []
      const add = (key: string) => {
        if (seen.has(key)) return
        seen.add(key)
        const chunk = chunkOf(key)
        for (const imported of chunk.imports) add(imported)
        chunks.push(chunk)
      }
      for (const one of [source, ...others]) add(one)
      const entry = chunkOf(source)
      return {
        entry: `/${entry.file}`,
        imports: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
        styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
      }
    },
  }
}
