import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder of this project. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Writes the code of this project into a temporary folder and adds the files of a site. Uses the packages
 * and the cache of this project.
 *
 * @param name the beginning of the folder's name
 * @param addSite writes the manifest and the other files of the site into the folder
 * @returns the folder
 */
export async function copyCode(
  name: string,
  addSite: (root: string) => Promise<void>,
): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), `${name}-`))
  // Like a clone: a test runs the code as another user.
  await chmod(root, 0o755)
  const list = ['ls-files', '-z', '--', ':(exclude,attr:site)']
  const code = spawnSync('git', list, { cwd: ROOT, encoding: 'utf8' }).stdout
  for (const file of code.split('\0')) {
    const source = path.join(ROOT, file)
    if (file !== '' && existsSync(source)) await cp(source, path.join(root, file))
  }
  await addSite(root)
  await mkdir(path.join(ROOT, '.cache'), { recursive: true })
  for (const shared of ['node_modules', '.cache']) {
    await symlink(path.join(ROOT, shared), path.join(root, shared))
  }
  // Some tests ask git for the files of the project and its last commit.
  spawnSync('git', ['init', '--quiet'], { cwd: root })
  spawnSync('git', ['add', '.', ':!node_modules', ':!.cache'], { cwd: root })
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  spawnSync('git', [...author, 'commit', '--quiet', '--message', 'Site'], { cwd: root })
  return root
}
