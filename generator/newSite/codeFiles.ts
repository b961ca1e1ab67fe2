import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../diagnostics/console.ts'
import { readIfThere, type Contents } from './contents.ts'
import { forSite, type SiteProperties } from './packageFiles.ts'
import { isSiteFile } from './siteFiles.ts'

const run = promisify(execFile)

/**
 * The code of the project for another site: every file under version control that does not belong to
 * the project's own site, as it is in the work tree.
 */
export async function codeFiles(root: string, site: SiteProperties): Promise<Contents> {
  const files = new Map<string, Buffer>()
  for (const file of await trackedFiles(root)) {
    if (isSiteFile(file)) continue
    const content = await readIfThere(path.join(root, file))
    if (content !== undefined) files.set(file, forSite(file, content, site))
  }
  return files
}

async function trackedFiles(root: string): Promise<readonly string[]> {
  const { stdout } = await git(root, 'ls-files', '-z')
  return stdout.split('\0').filter((file) => file !== '')
}

/** Runs git in a folder. An error of git is a user error. */
export async function git(folder: string, ...args: readonly string[]) {
  try {
    return await run('git', args, { cwd: folder, maxBuffer: 2 ** 26 })
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new UserError(`${folder} cannot be read as a git repository:\n${reason}`)
  }
}
