import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The custom properties that the sources of a project refer to, and the style sheets of Mantine that they import. */
export async function variablesReferredTo(root: string): Promise<ReadonlySet<string>> {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const own = await readAll(await sourceFiles(path.join(root, 'src')))
  const imported = own.flatMap((text) =>
    [...text.matchAll(MANTINE_SHEET)].map(([, name = '']) => resolve(name)),
  )
  const texts = [...own, ...(await readAll(imported))]
  return new Set(
    texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name = '']) => name)),
  )
}

const MANTINE_SHEET = /'(@mantine\/[^']+\.css)'/g
const REFERENCE = /var\(\s*(--[\w-]+)/g

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const readAll = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(file, 'utf8')))
