import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { codeFiles } from '../../generator/newSite/codeFiles.ts'
import { writeContents } from '../../generator/newSite/contents.ts'
import { SITES } from './sites.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The folders that a site may have besides its manifest, with the place of each in the project. */
const FOLDERS = [
  ['images', 'src/images'],
  ['content', 'src/content'],
] as const

/**
 * Writes the code of this project with the manifest and the images of a site of `tests/sites/` into a temporary
 * folder. Uses the packages and the cache of this project. Resolves to the folder.
 */
export async function copySite(name: string): Promise<string> {
  const source = path.join(SITES, name)
  const root = await mkdtemp(path.join(tmpdir(), `${name}-`))
  await writeContents(root, await codeFiles(ROOT, { name }))
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
  await mkdir(path.join(ROOT, '.cache'), { recursive: true })
  for (const shared of ['node_modules', '.cache']) {
    await symlink(path.join(ROOT, shared), path.join(root, shared))
  }
  // Some tests ask git for the files of the project.
  spawnSync('git', ['init', '--quiet'], { cwd: root })
  spawnSync('git', ['add', '.', ':!node_modules', ':!.cache'], { cwd: root })
  return root
}
