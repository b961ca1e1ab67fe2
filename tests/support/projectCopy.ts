import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a project is made of, apart from its dependencies. */
const PARTS = [
  'site.manifest.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'generator',
  'generated',
  'src',
]

/** A copy of this project that a test may change. */
export type ProjectCopy = {
  readonly root: string
  /** Replaces text in one of its files; throws where the text is not there. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  read(file: string): Promise<string>
  remove(): Promise<void>
}

/** Copies the project to a folder below this one, so that it finds the same dependencies. */
export async function copyProject(): Promise<ProjectCopy> {
  const parent = path.join(ROOT, '.build')
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(path.join(parent, 'copy-'))
  const isArtwork = (file: string) => path.basename(file) === 'artwork'
  for (const part of PARTS) {
    await cp(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !isArtwork(file),
    })
  }
  // Images, the font and compressed files are found by their content, so those of this project serve
  // the copy too. The other caches are left out: the copy's builds are to fill them themselves.
  for (const kept of ['.cache/images', '.cache/share', '.cache/font', '.cache/compressed']) {
    await cp(path.join(ROOT, kept), path.join(root, kept), { recursive: true }).catch(() => {})
  }
  const read = (file: string) => readFile(path.join(root, file), 'utf8')
  return {
    root,
    read,
    async edit(file, from, to) {
      const text = await read(file)
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not hold ${from}.`)
      await writeFile(path.join(root, file), edited)
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  }
}
