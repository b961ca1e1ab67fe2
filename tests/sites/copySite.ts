import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectAt } from '../../generator/projectPaths.ts'
import { siteSchema } from '../../src/site/site.ts'
import { withSamples } from './addSamples.ts'
import { copyCode } from './copyCode.ts'
import { SITES } from './sites.ts'

/** The folders that a site may have besides its manifest, with the place of each in the project. */
const FOLDERS = [
  ['images', 'src/images'],
  ['fonts', 'src/fonts'],
  ['files', 'src/files'],
] as const

/** The site that has samples of everything. */
const WITH_SAMPLES = 'german'

/**
 * Writes the code of this project with the manifest and the images of a site of `tests/sites/` into a temporary
 * folder. Resolves to the folder.
 */
export const copySite = (name: string): Promise<string> =>
  copyCode(name, async (root) => {
    const source = path.join(SITES, name)
    const project = projectAt(root)
    const file = path.join(source, 'site.manifest.ts')
    const text = await readFile(file, 'utf8')
    const manifest = text.replaceAll('../../../src/', './src/')
    await mkdir(path.join(root, 'src/images'), { recursive: true })
    for (const [folder, place] of FOLDERS) {
      if (!existsSync(path.join(source, folder))) continue
      await cp(path.join(source, folder), path.join(root, place), { recursive: true })
    }
    const { default: site } = await import(file)
    const isWithSamples = name === WITH_SAMPLES
    await writeFile(
      project.manifest,
      isWithSamples ? await withSamples(manifest, siteSchema.parse(site), project) : manifest,
    )
  })
