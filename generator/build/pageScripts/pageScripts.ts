import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGE_FILES, type PageFiles } from '../../../src/shell/pages/pageFiles.ts'
import type { Code } from '../code/code.ts'
import { compilePages, compileTogether } from './compilePages.ts'
import type { PageSource } from './pageSource.ts'

/** What a page needs in the browser, beside what all pages have in common. */
export type PageParts = {
  /** The addresses of its own script, and of all that it imports. */
  readonly scripts: readonly string[]
  /** The addresses of its style sheets. */
  readonly styles: readonly string[]
}

/** What the scripts of pages are made from. */
export type PageScriptsInput = {
  readonly root: string
  readonly pages: readonly PageSource[]
  readonly pictures: ReadonlyMap<string, unknown>
  readonly code: Code
}

/** Writes the browser's script of every page into a folder, and the list of what each page needs. */
export async function writePageScripts(
  { root, pages, pictures, code }: PageScriptsInput,
  folder: string,
): Promise<ReadonlyMap<string, PageParts>> {
  // Scripts stand side by side.
  const beside = (address: string) => `./${path.posix.basename(address)}`
  const scripts = await compilePages(pages, {
    code: (file) => beside(shared(code, root, file).script),
    runtime: beside(code.client.script),
    picture: (specifier) => pictures.get(specifier),
  })
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  const parts = await Promise.all(
    pages.map(async ({ id, code: imports }): Promise<[string, PageParts]> => {
      const text = scripts.get(id) ?? ''
      const address = `/assets/${id}.gen-${hashOf(text)}.js`
      await writeFile(path.join(folder, address), text)
      const needed = imports.map((source) => shared(code, root, path.join(root, source)))
      const common = new Set([...code.client.scripts, ...code.client.styles])
      const without = (files: readonly string[]) => [
        ...new Set(files.filter((file) => !common.has(file))),
      ]
      return [
        id,
        {
          scripts: [address, ...without(needed.flatMap(({ scripts }) => scripts))],
          styles: without(needed.flatMap(({ styles }) => styles)),
        },
      ]
    }),
  )
  await writeFile(path.join(folder, PAGE_FILES), JSON.stringify(listOf(code.client.script, parts)))
  return new Map(parts)
}

/** Writes the renderer's scripts of pages into its folder, and which of them holds which page. */
export async function writeRendererScripts(
  { root, pages, pictures, code }: PageScriptsInput,
  folder: string,
): Promise<void> {
  const scripts = await compileTogether(pages, {
    code: (file) => `..${rendererOf(code, root, file)}`,
    runtime: 'react/jsx-runtime',
    picture: (specifier) => pictures.get(specifier),
  })
  const holders = scripts.flatMap(({ ids }, index) => ids.map((id) => [id, `./${index}.js`]))
  const texts = [
    ...scripts.map(({ text }, index) => [`${index}.js`, text] as const),
    ['index.js', `export default ${JSON.stringify(Object.fromEntries(holders))}`] as const,
  ]
  await mkdir(path.join(folder, 'pages'), { recursive: true })
  await Promise.all(texts.map(([name, text]) => writeFile(path.join(folder, 'pages', name), text)))
}

const nameOf = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

function shared(code: Code, root: string, file: string) {
  const found = code.shared[nameOf(root, file)]
  if (found === undefined) throw new Error(`The code has no script of ${file}.`)
  return found
}

function rendererOf(code: Code, root: string, file: string): string {
  const found = code.renderers[nameOf(root, file)]
  if (found === undefined) throw new Error(`The renderer has no script of ${file}.`)
  return found
}

/** Every file is named once: most pages need the same ones. */
function listOf(client: string, parts: readonly (readonly [string, PageParts])[]): PageFiles {
  const files = new Map<string, number>()
  const index = (file: string) => {
    const known = files.get(file) ?? files.size
    files.set(file, known)
    return known
  }
  const pages = Object.fromEntries(
    parts.map(([id, { scripts, styles }]) => [id, [...scripts, ...styles].map(index)]),
  )
  return { client, files: [...files.keys()], pages }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
