import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The CSS variables that the sources, and the Mantine style sheets that they import, use with `var()`. */
export async function usedCssVariables(root: string): Promise<ReadonlySet<string>> {
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
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:css|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !DEVELOPMENT.includes(path.relative(folder, file).split(path.sep)[0] ?? ''))
}

/** Folders of `src/` that no build contains. */
const DEVELOPMENT: readonly string[] = ['editing', 'gallery']

const readAll = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(file, 'utf8')))
