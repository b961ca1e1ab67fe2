import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UserError } from '../diagnostics/console.ts'

const run = promisify(execFile)

/** The files under version control in a folder, relative to it. */
export async function trackedFiles(folder: string): Promise<readonly string[]> {
  const { stdout } = await git(folder, 'ls-files', '-z')
  return stdout.split('\0').filter((file) => file !== '')
}

/** Puts the files of a folder under version control, without a commit. Does nothing inside another repository. */
export async function startRepository(folder: string): Promise<void> {
  if (await isInRepository(folder)) return
  await git(folder, 'init', '--quiet')
  await git(folder, 'add', '.')
}

const isInRepository = (folder: string) =>
  git(folder, 'rev-parse', '--is-inside-work-tree').then(
    () => true,
    () => false,
  )

/** Runs git in a folder. An error of git is a user error. */
export async function git(folder: string, ...args: readonly string[]) {
  try {
    return await run('git', args, { cwd: folder, maxBuffer: 2 ** 26 })
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new UserError(`git failed in ${folder}:\n${reason}`)
  }
}
