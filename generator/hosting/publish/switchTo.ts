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

/** Makes the web server read its configuration again. Throws when the server refuses it. */
export type Reload = () => Promise<void>

/** Which release to serve, and how. */
export type Switch = {
  /** The folder with the releases. */
  readonly target: string
  readonly next: Pick<Release, 'folder'>
  /** Default: there is nothing to reload. */
  readonly reload?: Reload
}

/** The folder with one folder for each set of rules: the rules, and a link to the files they serve. */
const RULES = 'rules'

/**
 * Serves another release. nginx reads rules only when it is reloaded, but finds files at each
 * request, so files and rules could differ in between. Therefore each set of rules serves files
 * through a link of its own:
 *
 * - A release with the rules in use: that link is replaced. No reload, no interruption.
 * - A release with other rules: they get a folder and a link, `current` points to it, and the web
 *   server is reloaded. Until then it serves the old files with the old rules. If it refuses the
 *   new rules, `current` points back.
 */
export async function switchTo({ target, next, reload }: Switch): Promise<void> {
  const current = path.join(target, CURRENT)
  const before = await readlink(current).catch(() => undefined)
  const rules = await readFile(path.join(next.folder, RULES_FILE), 'utf8')
  const name = path.join(RULES, sha256(rules).slice(0, 12))
  const folder = path.join(target, name)
  await mkdir(folder, { recursive: true })
  await writeWhole(path.join(folder, RULES_FILE), rulesFor(rules, path.join(folder, PUBLIC)))
  await replaceLink(path.join(folder, PUBLIC), path.join(next.folder, PUBLIC))
  if (name !== before) {
    await replaceLink(current, folder)
    try {
      await reload?.()
    } catch (error) {
      if (before === undefined) await rm(current)
      else await replaceLink(current, path.join(target, before))
      throw error
    }
  }
  await writeFile(path.join(next.folder, SERVED), '').catch(() => {})
  await removeUnused(target, [name, before])
}

/** Old processes of nginx may still use the rules before the new ones, so these are kept too. */
async function removeUnused(target: string, used: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(path.join(target, RULES)).catch(() => [])
  const unused = names.map((name) => path.join(RULES, name)).filter((name) => !used.includes(name))
  for (const name of unused) {
    await rm(path.join(target, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** Replaces a link in one step, by a rename. The link is relative, so that the folder can be moved. */
async function replaceLink(link: string, to: string): Promise<void> {
  const fresh = `${link}.new`
  await rm(fresh, { force: true })
  await symlink(path.relative(path.dirname(link), to), fresh)
  await rename(fresh, link)
}

async function writeWhole(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`
  await writeFile(fresh, text)
  await rename(fresh, file)
}

/** Throws when something other than a link has the name `current`: it is somebody else's. */
export async function refuseFolder(target: string): Promise<void> {
  const current = path.join(target, CURRENT)
  const entry = await lstat(current).catch(() => undefined)
  if (entry !== undefined && !entry.isSymbolicLink()) {
    throw new UserError(
      `${current} is not a link, so it is not replaced: move it away, or publish into another folder.`,
    )
  }
}
