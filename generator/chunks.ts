import type { Rollup } from 'vite'

/** What the browser's build tells of its chunks. */
export type Chunks = {
  /** The address of the script that is made from a source file. */
  script(source: string): string
  /** The addresses of the style sheets that a source file needs, its own first. */
  styles(source: string): readonly string[]
}

/** Finds chunks by the source file, relative to the project, that they begin with. */
export function chunksOf(output: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): Chunks {
  const chunks = output.filter((item) => item.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const find = (source: string) => {
    const chunk = chunks.find(
      ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`) === true,
    )
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`)
    return chunk
  }
  const styles = (chunk: Rollup.OutputChunk, seen: Set<string>): string[] => {
    if (seen.has(chunk.fileName)) return []
    seen.add(chunk.fileName)
    const imported = chunk.imports.flatMap((name) => {
      const next = byName.get(name)
      return next === undefined ? [] : styles(next, seen)
    })
    // The entry's own sheet declares the order of the cascade's layers: it must come before all.
    return [...(chunk.viteMetadata?.importedCss ?? []), ...imported]
  }
  return {
    script: (source) => `/${find(source).fileName}`,
    styles: (source) => [...new Set(styles(find(source), new Set()))].map((name) => `/${name}`),
  }
}
