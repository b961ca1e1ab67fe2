import { exec } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Log, UsageError, UserError } from '../diagnostics/commandRun.ts'
import { ProcessLockError, withLock } from '../processLock.ts'
import { errorCode } from '../files.ts'
import { digestFolder } from './buildRecord.ts'
import { HOSTING_FOLDER } from './hostingFolder.ts'
import { HOST_FILES } from './hosts.ts'
import { RULES_FILE, rulesFor } from './nginx.ts'

/** The options of `publish` and `rollback`: the shell command that reloads the web server, or `false`. */
type Options = { readonly reload: string | false }

/**
 * Writes `dist/` as a new release into a folder, and switches to it. Unless `anyway`, the web server must
 * be able to read the folder. If anything fails, the previous release is still served.
 */
export async function publish(
  root: string,
  log: Log,
  folder: string,
  { reload, anyway = false }: Options & { readonly anyway?: boolean },
): Promise<void> {
  const dist = path.join(root, 'dist')
  const { rules, digest } = await readBuild(root)
  // The web server must be able to read what this process creates.
  process.umask(process.umask() & 0o022)
  await fs.mkdir(path.join(folder, 'releases'), { recursive: true }).catch((error: unknown) => {
    const isNoFolder = ['EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')
    throw isNoFolder ? new UsageError(`${folder} is not a folder. ${OTHER_FOLDER}`) : error
  })
  await inFolder(folder, async (target, releases, served) => {
    if (served?.endsWith(digest)) {
      // The process that published it may have been killed before the reload.
      await reloadServer(reload)
      return log(`${target} already serves this build (${served}).`)
    }
    const release = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${digest}`
    const releaseFolder = path.join(target, 'releases', release)
    const [previous, older] = new Set([served ?? [], releases].flat())
    try {
      await copyReadable(dist, releaseFolder)
      if ((await readBuild(root)).digest !== digest) {
        throw new UserError('A build replaced dist/ while it was copied. Publish again.')
      }
      if (previous !== undefined)
        await fs.symlink(`../${previous}`, path.join(releaseFolder, 'previous'))
      if (older !== undefined) await fs.symlink(`../${older}`, path.join(releaseFolder, 'older'))
      // Written last: a release without rules is incomplete.
      await fs.writeFile(path.join(releaseFolder, RULES_FILE), rulesFor(rules, target))
      if (!anyway) await checkReadable(releaseFolder)
      await switchTo(release, { target, served, reload })
    } catch (error) {
      await fs.rm(releaseFolder, { recursive: true, force: true })
      throw error
    }
    for (const name of await fs.readdir(path.join(target, 'releases'))) {
      const old = path.join(target, 'releases', name)
      const isUsed = [release, previous, older].includes(name)
      if (!isUsed) await fs.rm(old, { recursive: true, force: true }).catch(() => {})
    }
    return log(`${target} now serves ${release}.`)
  })
}

/** What the operator can do about a folder that cannot be published to. */
export const OTHER_FOLDER = 'Choose a folder of the web server, e.g. /var/www/www.example.com'

/** The nginx rules of the last build, and a digest of them and of `dist/`. */
async function readBuild(root: string) {
  const file = path.join(root, HOSTING_FOLDER, 'nginx', RULES_FILE)
  const rules = await fs.readFile(file, 'utf8')
  const digest = hash('sha256', rules + (await digestFolder(path.join(root, 'dist')))).slice(0, 12)
  return { rules, digest }
}

/** Switches back to the release that was served before, or to another one. */
export async function rollback(log: Log, folder: string, { reload }: Options, wanted?: string) {
  if (!existsSync(path.join(folder, 'releases'))) {
    throw new UsageError(`${folder} is not a folder with published releases. ${OTHER_FOLDER}`)
  }
  await inFolder(folder, async (target, releases, served) => {
    const previous = await linkedRelease(path.join(target, 'current/previous'))
    const release = releases.find((name) => name === (wanted ?? previous))
    if (release === undefined || release === served) {
      const list = releases.map((name) => (name === served ? `${name} (served)` : name)).join(', ')
      const others = `in ${target}. Releases: ${list || 'none'}.`
      throw wanted === undefined
        ? new UserError(`There is no earlier release ${others}`)
        : new UsageError(`There is no other release "${wanted}" ${others}`)
    }
    await switchTo(release, { target, served, reload })
    log(`${target} now serves ${release}.`)
  })
}

/** Calls `change` with the complete releases, the newest first, and the served one, while no other process publishes. */
async function inFolder(
  folder: string,
  change: (target: string, releases: readonly string[], served?: string) => Promise<void>,
): Promise<void> {
  const target = path.resolve(folder)
  try {
    await withLock(path.join(target, '.publishing'), async () => {
      const names = await fs.readdir(path.join(target, 'releases'))
      const releases = names.filter((name) =>
        existsSync(path.join(target, 'releases', name, RULES_FILE)),
      )
      const served = await linkedRelease(path.join(target, 'current'))
      await change(target, releases.toSorted().toReversed(), served)
    })
  } catch (error) {
    const isExpected = error instanceof ProcessLockError || errorCode(error) !== undefined
    if (!isExpected || !(error instanceof Error)) throw error
    throw new UserError(`Nothing was changed in ${target}: ${error.message}`)
  }
}

/** The name of the release to which a link leads. */
const linkedRelease = (link: string): Promise<string | undefined> =>
  fs.readlink(link).then(path.basename, () => undefined)

/** Copies a build, without the files for other hosts, into a release so that the web server can read it, whatever the modes in `dist/` are. */
async function copyReadable(build: string, releaseFolder: string): Promise<void> {
  await fs.cp(build, path.join(releaseFolder, 'public'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !HOST_FILES.includes(path.relative(build, file)),
  })
  for (const entry of await fs.readdir(releaseFolder, { recursive: true, withFileTypes: true })) {
    const mode = (entry.isDirectory() ? 0o777 : 0o666) & ~process.umask()
    await fs.chmod(path.join(entry.parentPath, entry.name), mode)
  }
}

/** Throws if neither all users nor another group can enter a folder or one of its parents. */
async function checkReadable(folder: string): Promise<void> {
  const { mode, gid } = await fs.stat(folder)
  const isOpen = (mode & 0o001) > 0 || ((mode & 0o010) > 0 && gid !== process.getgid?.())
  if (!isOpen) {
    throw new UserError(
      `The web server cannot read ${folder}. Nothing was published. Run: chmod o+x ${folder}\nIf the web server can read it, use --anyway.`,
    )
  }
  if (folder !== path.dirname(folder)) await checkReadable(path.dirname(folder))
}

/** Switches to a release, and back if the web server rejects its rules. */
async function switchTo(
  release: string,
  { target, served, reload }: Options & { readonly target: string; readonly served?: string },
): Promise<void> {
  const current = path.join(target, 'current')
  // Pages of the release before are still open, also after a rollback.
  if (served !== undefined) await replaceLink(path.join(target, 'replaced'), `releases/${served}`)
  await replaceLink(current, `releases/${release}`)
  try {
    await reloadServer(reload)
  } catch (error) {
    await (served === undefined ? fs.rm(current) : replaceLink(current, `releases/${served}`))
    throw error
  }
}

async function replaceLink(link: string, to: string): Promise<void> {
  await fs.rm(`${link}.new`, { force: true })
  await fs.symlink(to, `${link}.new`)
  await fs.rename(`${link}.new`, link)
}

async function reloadServer(reload: string | false): Promise<void> {
  if (reload === false) return
  await promisify(exec)(reload).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.trim() : ''
    throw new UserError(
      `${reason}\nThe previous release is still served. Set another command with --reload, or use --no-reload if the web server does not use the rules of this site.`,
    )
  })
}
