import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { HOSTING_FOLDER } from '../../hosting/hosting.ts'
import { RULES_FILE } from '../../hosting/nginx.ts'
import { readHosting } from '../../hosting/readHosting.ts'
import { ProcessLockError } from '../../emit/processLock.ts'
import type { Project } from '../../manifest/project.ts'
import { RETAINED_BUILDS, publish, type PublishResult } from '../../hosting/publish/publish.ts'
import { CURRENT, PUBLIC } from '../../hosting/publish/release.ts'
import { reloadWith } from '../../hosting/publish/reload.ts'
import { rollback } from '../../hosting/publish/rollback.ts'

/** What `publish` and `rollback` have in common. */
export type PublishOptions = {
  /** The folder with the releases. */
  readonly folder: string
  /** The shell command that reloads the web server; `false`: there is nothing to reload. */
  readonly reload: string | false
}

/** Publishes `dist/` into a folder that a web server reads. */
export async function publishCommand(
  { root }: Project,
  say: Log,
  { folder, reload }: PublishOptions,
): Promise<void> {
  if ((await readHosting(root)) === undefined) {
    throw new UserError('There is no built site in dist/: run npm run build -- --live first.')
  }
  const target = targetFolder(folder)
  const published = await publish({
    build: path.join(root, 'dist'),
    rules: await readFile(path.join(root, HOSTING_FOLDER, 'nginx', RULES_FILE), 'utf8'),
    target,
    now: new Date(),
    reload: reload === false ? undefined : reloadWith(reload),
  }).catch((error: unknown) => {
    throw explained(error, target)
  })
  for (const line of summary(published, target)) say(line)
}

/** Serves an earlier release: the one with this name, or the one before the served one. */
export async function rollbackCommand(
  say: Log,
  { folder, reload }: PublishOptions,
  release: string | undefined,
): Promise<void> {
  const target = targetFolder(folder)
  const served = await rollback({
    target,
    id: release,
    reload: reload === false ? undefined : reloadWith(reload),
  }).catch((error: unknown) => {
    throw explained(error, target)
  })
  say(`${path.join(target, CURRENT)} serves ${served} again.`)
}

/** The path becomes part of nginx's rules, which cannot express every character. */
function targetFolder(folder: string): string {
  const target = path.resolve(folder)
  if (!/[$"\\\n]/.test(target)) return target
  throw new UserError(
    `${JSON.stringify(target)} contains $, ", a backslash or a line break, which a path in nginx's configuration cannot: choose another folder.`,
  )
}

function summary(published: PublishResult, target: string): string[] {
  const { id, unchanged, files, keptAssets, removed } = published
  const root = path.join(target, CURRENT, PUBLIC)
  if (unchanged) return [`${root} serves this build already (${id}): nothing was changed.`]
  return [
    `${root} serves ${id} now: ${files} files.`,
    `${keptAssets} assets of the last ${RETAINED_BUILDS - 1} builds before it stay available; ${removed.length} older releases were removed.`,
  ]
}

/** An error of the file system or the lock, in a sentence. */
function explained(error: unknown, target: string): unknown {
  if (error instanceof UserError || !(error instanceof Error)) return error
  if (!(error instanceof ProcessLockError) && !('code' in error)) return error
  return new UserError(
    `${target} could not be written to (${error.message}). The release that was served before is still served.`,
  )
}
