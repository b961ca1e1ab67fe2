import {
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { UserError } from '../../diagnostics/console.ts'
import { rulesFor, RULES_FILE } from '../nginx.ts'
import { sha256 } from './digest.ts'
import { CURRENT, PUBLIC, SERVED, type Release } from './release.ts'

/** Reloads the configuration of the web server. Rejects if the server rejects the configuration. */
export type Reload = () => Promise<void>

/** The input of `switchRelease`. */
export type SwitchInput = {
  /** The folder with the releases. */
  readonly target: string
  readonly next: Pick<Release, 'folder'>
  /** Default: no reload. */
  readonly reload?: Reload
}

/** The folder with a folder for each set of rules, which contains the rules and a link to the files. */
const RULES = 'rules'

/**
 * Switches to another release. nginx reads rules only at a reload, but files at each request, so files
 * and rules of different releases could be mixed. Therefore each set of rules has its own link to the
 * files:
 *
 * - If the release has the current rules, this link is replaced. No reload is needed.
 * - If the release has other rules, they get a folder with a link, `current` is changed to this folder,
 *   and the web server is reloaded. Until then, it serves the old files with the old rules. If it
 *   rejects the new rules, `current` is changed back.
 */
export async function switchRelease({ target, next, reload }: SwitchInput): Promise<void> {
  const current = path.join(target, CURRENT)
  const previous = await readlink(current).catch(() => undefined)
  const rules = await readFile(path.join(next.folder, RULES_FILE), 'utf8')
  const name = path.join(RULES, sha256(rules).slice(0, 12))
  const folder = path.join(target, name)
  await mkdir(folder, { recursive: true })
  await writeAtomically(path.join(folder, RULES_FILE), rulesFor(rules, path.join(folder, PUBLIC)))
  await replaceLink(path.join(folder, PUBLIC), path.join(next.folder, PUBLIC))
  if (name !== previous) {
    await replaceLink(current, folder)
    try {
      await reload?.()
    } catch (error) {
      if (previous === undefined) await rm(current)
      else await replaceLink(current, path.join(target, previous))
      throw error
    }
  }
  await writeFile(path.join(next.folder, SERVED), '').catch(() => {})
  await removeUnused(target, [name, previous])
}

/** Deletes unused rules. The previous rules are kept, because old nginx processes may still use them. */
async function removeUnused(target: string, used: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(path.join(target, RULES)).catch(() => [])
  const unused = names.map((name) => path.join(RULES, name)).filter((name) => !used.includes(name))
  for (const name of unused) {
    await rm(path.join(target, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** Replaces a link atomically. The link is relative, so that the folder can be moved. */
async function replaceLink(link: string, to: string): Promise<void> {
  const temporary = `${link}.new`
  await rm(temporary, { force: true })
  await symlink(path.relative(path.dirname(link), to), temporary)
  await rename(temporary, link)
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.new`
  await writeFile(temporary, text)
  await rename(temporary, file)
}

/** Throws if `current` exists and is not a symbolic link, because then it was not created by `publish`. */
export async function checkCurrentLink(target: string): Promise<void> {
  const current = path.join(target, CURRENT)
  const entry = await lstat(current).catch(() => undefined)
  if (entry !== undefined && !entry.isSymbolicLink()) {
    throw new UserError(
      `${current} is not a symbolic link, so it was not replaced. Move it, or publish to another folder.`,
    )
  }
}
