import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { counted } from '../../diagnostics/counted.ts'
import { readConfiguration } from '../../hosting/configuration.ts'
import { HOSTING_FOLDER } from '../../hosting/hosting.ts'
import { RULES_FILE } from '../../hosting/nginx.ts'
import { readHosting } from '../../hosting/readHosting.ts'
import { ProcessLockError } from '../../emit/processLock.ts'
import type { Project } from '../../manifest/project.ts'
import { buildProblems } from '../../hosting/publish/buildProblems.ts'
import { buildSources, readBuildRecord, recordWith } from '../../hosting/publish/buildRecord.ts'
import { RETAINED_BUILDS, publish, type PublishResult } from '../../hosting/publish/publish.ts'
import { CURRENT, PUBLIC } from '../../hosting/publish/release.ts'
import { reloadWith } from '../../hosting/publish/reload.ts'
import { rollback } from '../../hosting/publish/rollback.ts'
import { projectEnvironment } from './environment.ts'
import { readManifest } from './readManifest.ts'

/** Options of `publish` and `rollback`. */
export type PublishOptions = {
  /** The folder of the releases. */
  readonly folder: string
  /** The shell command that reloads the web server, or `false` to not reload. */
  readonly reload: string | false
}

/**
 * Publishes `dist/` in a folder of a web server. Refuses a build that is not up to date, unless `anyway`.
 */
export async function publishCommand(
  project: Project,
  log: Log,
  { folder, reload, anyway = false }: PublishOptions & { readonly anyway?: boolean },
): Promise<void> {
  const { root } = project
  if ((await readHosting(root)) === undefined) {
    throw new UserError('There is no build in dist/. Run: npm run build -- --live')
  }
  if (!anyway) await checkBuild(project)
  const target = targetFolder(folder)
  const published = await publish({
    build: path.join(root, 'dist'),
    rules: await readFile(path.join(root, HOSTING_FOLDER, 'nginx', RULES_FILE), 'utf8'),
    target,
    now: new Date(),
    reload: reload === false ? undefined : reloadWith(reload),
  }).catch((error: unknown) => {
    throw toUserError(error, target)
  })
  for (const line of summary(published, target)) log(line)
}

/** Rejects a build that is not up to date, that was changed, or that is for the embedded form service. */
async function checkBuild(project: Project): Promise<void> {
  const { site } = await readManifest(project)
  const hasForms = Object.keys(site.forms).length > 0
  const record = await readBuildRecord(project.root)
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  const sources = await buildSources(project.root, site, configuration)
  const problems = buildProblems(
    record === undefined || hasForms ? record : { ...record, embedded: false },
    await recordWith(project.root, sources),
  )
  if (problems.length === 0) return
  throw new UserError(
    [
      ...problems,
      'Nothing was published. Run: npm run build -- --live',
      'To publish this build anyway, use --anyway.',
    ].join('\n'),
  )
}

/** Returns to the release with this name, or to the previous release. */
export async function rollbackCommand(
  log: Log,
  { folder, reload }: PublishOptions,
  release: string | undefined,
): Promise<void> {
  const target = targetFolder(folder)
  const served = await rollback({
    target,
    id: release,
    reload: reload === false ? undefined : reloadWith(reload),
  }).catch((error: unknown) => {
    throw toUserError(error, target)
  })
  log(`${path.join(target, CURRENT)} now serves ${served}.`)
}

/** The absolute path of the folder. nginx's configuration cannot contain every character in a path. */
function targetFolder(folder: string): string {
  const target = path.resolve(folder)
  if (!/[$"\\\n]/.test(target)) return target
  throw new UserError(
    `${JSON.stringify(target)} contains $, ", a backslash or a line break, which a path in nginx's configuration cannot contain. Choose another folder.`,
  )
}

function summary(published: PublishResult, target: string): string[] {
  const { id, unchanged, files, keptAssets, removed } = published
  const root = path.join(target, CURRENT, PUBLIC)
  if (unchanged) return [`${root} already serves this build (${id}). Nothing was changed.`]
  return [
    `${root} now serves ${id} with ${counted(files, 'file')}.`,
    `Kept ${counted(keptAssets, 'asset')} of the ${RETAINED_BUILDS - 1} previous builds, removed ${counted(removed.length, 'older release')}.`,
  ]
}

/** Converts an error of the file system or the process lock to a user error. */
function toUserError(error: unknown, target: string): unknown {
  if (error instanceof UserError || !(error instanceof Error)) return error
  if (!(error instanceof ProcessLockError) && !('code' in error)) return error
  return new UserError(
    `${target} is not writable (${error.message}). The previous release is still served.`,
  )
}
