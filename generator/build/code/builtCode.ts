import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { cacheStore, keyOf } from '../../assets/cacheStore.ts'
import type { Project } from '../../manifest/project.ts'
import { BUILD } from '../vite/folders.ts'
import { codeSchema, type Code } from './code.ts'
import { installed } from './codeKey.ts'

/** All that the builds of the code leave: what they tell, and their files. */
const packSchema = z.object({
  code: codeSchema,
  files: z.array(z.tuple([z.string(), z.string()])),
})

/** The site's code in the folders of its builds: as it was built before, or built now. */
export async function builtCode(
  { root }: Project,
  key: string,
  build: () => Promise<z.output<typeof codeSchema>>,
): Promise<Code> {
  const store = cacheStore(path.join(root, '.cache/code'))
  const kept = await store.read(key)
  const pack = kept && packSchema.parse(JSON.parse(Buffer.from(kept).toString()))
  await Promise.all(Object.values(BUILD).map((folder) => clear(path.join(root, folder))))
  if (pack !== undefined) {
    await Promise.all(
      pack.files.map(async ([name, content]) => {
        const file = path.join(root, '.build', name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, Buffer.from(content, 'base64'))
      }),
    )
    return { ...pack.code, renderer: await rendererOf(root, pack.files) }
  }
  const code = await build()
  const files = (await Promise.all(Object.values(BUILD).map((name) => filesIn(root, name)))).flat()
  await store.keep(key, Buffer.from(JSON.stringify({ code, files })))
  await forgetOldest(path.join(root, '.cache/code'))
  return { ...code, renderer: await rendererOf(root, files) }
}

/** So many builds of the code are kept: there is no way back to most. */
const KEPT = 8

async function forgetOldest(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        // Another build may have been quicker.
        return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 }
      }),
  )
  const oldest = files.toSorted((a, b) => b.time - a.time).slice(KEPT)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}

type Files = readonly (readonly [name: string, content: string])[]

/** React is none of the renderer's files: it is what is installed. */
const rendererOf = async (root: string, files: Files) =>
  keyOf(await installed(root), ...files.filter(([name]) => name.startsWith('server/')).flat())

/** All files of a build, by their names below `.build/`. */
async function filesIn(root: string, folder: string): Promise<[string, string][]> {
  const base = path.join(root, '.build')
  const entries = await readdir(path.join(root, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      (await readFile(path.join(base, name))).toString('base64'),
    ]),
  )
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
