import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyCode } from './copyCode.ts'
import { SITES } from './sites.ts'

/** The folders that a site may have besides its manifest, with the place of each in the project. */
const FOLDERS = [
  ['images', 'src/images'],
  ['fonts', 'src/fonts'],
  ['files', 'src/files'],
] as const

/**
 * Writes the code of this project with the manifest and the images of a site of `tests/sites/` into a temporary
 * folder. Resolves to the folder.
 */
export const copySite = (name: string): Promise<string> =>
  copyCode(name, async (root) => {
    const source = path.join(SITES, name)
    const manifest = await readFile(path.join(source, 'site.manifest.ts'), 'utf8')
    await writeFile(
      path.join(root, 'site.manifest.ts'),
      manifest.replaceAll('../../../src/', './src/'),
    )
    await mkdir(path.join(root, 'src/images'), { recursive: true })
    for (const [folder, place] of FOLDERS) {
      if (!existsSync(path.join(source, folder))) continue
      await cp(path.join(source, folder), path.join(root, place), { recursive: true })
    }
  })
