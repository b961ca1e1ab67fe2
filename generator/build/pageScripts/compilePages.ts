import path from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { isPicture, type PageSource } from './pageSource.ts'

/** Where a page's script finds what it imports. */
export type Links = {
  /** The script that holds a module of code, by its file. */
  code(file: string): string
  /** What creates elements. */
  readonly runtime: string
  /** What a picture's module gives. */
  picture(specifier: string): unknown
}

/** So many pages are compiled at a time: their texts are in memory twice meanwhile. */
const AT_ONCE = 256

/**
 * Compiles pages, each to a script of its own, whose imports are left to the scripts of the code.
 * A page is data, so that a change of its words changes no code: this, and no build of the code, is
 * what it costs.
 */
export async function compilePages(
  pages: readonly PageSource[],
  links: Links,
): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>()
  for (const some of groupsOf(pages)) {
    const { outputFiles } = await build({
      ...optionsFor(links),
      entryPoints: some.map(({ id, file }) => ({ in: file, out: id })),
    })
    for (const { path: out, text } of outputFiles) {
      scripts.set(path.basename(out, '.js'), text.trimEnd())
    }
  }
  return scripts
}

/** Some pages, and the script that exports each of them under its name. */
export type CompiledTogether = { readonly ids: readonly string[]; readonly text: string }

/** Compiles pages, many to a script: where pages are rendered, importing each costs as much as rendering it. */
export async function compileTogether(
  pages: readonly PageSource[],
  links: Links,
): Promise<readonly CompiledTogether[]> {
  const compiled: CompiledTogether[] = []
  for (const some of groupsOf(pages)) {
    const all = some.map(({ id, file }) => `export * as ${id} from ${JSON.stringify(file)}`)
    const { outputFiles } = await build({
      ...optionsFor(links),
      stdin: { contents: all.join('\n'), resolveDir: '/' },
    })
    compiled.push({ ids: some.map(({ id }) => id), text: outputFiles[0]?.text ?? '' })
  }
  return compiled
}

const groupsOf = (pages: readonly PageSource[]): readonly (readonly PageSource[])[] =>
  Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, index) =>
    pages.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )

const optionsFor = (links: Links) =>
  ({
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    outdir: 'pages',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [linking(links)],
  }) satisfies BuildOptions

const linking = (links: Links): Plugin => ({
  name: 'site:links',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path: from, resolveDir, kind }) => {
      if (kind === 'entry-point' || from.endsWith('.gen.tsx')) return undefined
      if (from === 'react/jsx-runtime') return { path: links.runtime, external: true }
      const file = path.resolve(resolveDir, from)
      if (isPicture(from)) return { path: file, namespace: 'picture' }
      return { path: links.code(file), external: true }
    })
    onLoad({ filter: /.*/, namespace: 'picture' }, ({ path: file, suffix }) => ({
      contents: JSON.stringify(links.picture(file + suffix)),
      loader: 'json',
    }))
  },
})
