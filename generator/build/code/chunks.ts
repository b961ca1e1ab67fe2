import type { Rollup } from 'vite'

/** What the browser's build tells of its chunks. */
export type Chunks = {
  /** The address of the script that is made from a source file. */
  script(source: string): string
  /** The addresses of that script and of all that it imports at once. */
  scripts(source: string): string[]
  /** The addresses of the style sheets that a source file needs, its own first. */
  styles(source: string): string[]
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
  /** A chunk, and after it all that it imports statically, each once. */
  const withImports = (chunk: Rollup.OutputChunk): readonly Rollup.OutputChunk[] => {
    const seen = new Set([chunk])
    for (const { imports } of seen) {
      for (const name of imports) {
        const next = byName.get(name)
        if (next !== undefined) seen.add(next)
      }
    }
    return [...seen]
  }
  const address = (name: string) => `/${name}`
  return {
    script: (source) => address(find(source).fileName),
    scripts: (source) => withImports(find(source)).map(({ fileName }) => address(fileName)),
    // A sheet declares what it needs of the cascade's layers: their order is the entry's to say.
    styles: (source) =>
      [
        ...new Set(
          withImports(find(source)).flatMap(({ viteMetadata }) => [
            ...(viteMetadata?.importedCss ?? []),
          ]),
        ),
      ].map(address),
  }
}
