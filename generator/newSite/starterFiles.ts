import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Contents } from './contents.ts'

/** The folder of the manifest, the images and the README that a new site starts with. */
export const STARTER = path.join(import.meta.dirname, 'starter')

/** The files that only a new site has: its manifest, its images and its README. */
export async function starterFiles(packageName: string): Promise<Contents> {
  const read = (file: string) => readFile(path.join(STARTER, file))
  const images = await readdir(path.join(STARTER, 'images'))
  return new Map([
    ['site.manifest.ts', await starterManifest()],
    ['README.md', Buffer.from(String(await read('README.md')).replaceAll('{name}', packageName))],
    ...(await Promise.all(
      images.map(async (name): Promise<[string, Buffer]> => [
        `src/images/${name}`,
        await read(`images/${name}`),
      ]),
    )),
  ])
}

/** The manifest, with the path of the model as seen from the root of a project. */
async function starterManifest(): Promise<Buffer> {
  const text = await readFile(path.join(STARTER, 'site.manifest.ts'), 'utf8')
  return Buffer.from(text.replace('../../../src/', './src/'))
}
