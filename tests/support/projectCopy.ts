import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder of this project. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The files and folders of the project, without dependencies. */
const SOURCES = [
  'site.manifest.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'generator',
  'generated',
  'src',
]

/** A copy of this project that a test may change. */
export type ProjectCopy = {
  readonly root: string
  /** Replaces text in a file. Throws if the text is not found. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  read(file: string): Promise<string>
  remove(): Promise<void>
}

/**
 * Copies the project to a folder inside it, so that the copy uses the same node_modules.
 *
 * @param name the name of the folder, which is replaced. Default: a new name.
 */
export async function copyProject(name?: string): Promise<ProjectCopy> {
  const parent = path.join(ROOT, '.build')
  await mkdir(parent, { recursive: true })
  const root =
    name === undefined ? await mkdtemp(path.join(parent, 'copy-')) : path.join(parent, name)
  await rm(root, { recursive: true, force: true })
  for (const part of SOURCES) {
    await cp(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      preserveTimestamps: true,
    })
  }
  // Cached files are named by the content that they were made from, so both can use the same ones.
  await mkdir(path.join(ROOT, '.cache'), { recursive: true })
  await symlink(path.join(ROOT, '.cache'), path.join(root, '.cache'))
  const read = (file: string) => readFile(path.join(root, file), 'utf8')
  return {
    root,
    read,
    async edit(file, from, to) {
      const text = await read(file)
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not contain ${from}.`)
      await writeFile(path.join(root, file), edited)
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  }
}
