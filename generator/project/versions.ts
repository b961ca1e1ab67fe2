import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseJson } from '../../src/model/json.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { writeTree } from '../emit/write.ts'
import { decoded, relativePath, type ReadText } from '../files.ts'
import { manifestFiles } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import { valuesIn } from '../manifest/modelValues.ts'
import type { Project } from '../projectPaths.ts'
import { generateProject } from './generateProject.ts'
import { fileAt, linesOf, namesOf, NO_REPOSITORY, runGit, textOf, type GitResult } from './git.ts'
import { importWithVite } from './importWithVite.ts'
import { problemsElsewhere } from './replies.ts'

/** Why something is not possible with the versions of the site, for an author who does not know git. */
export class VersionError extends UserError {
  /** The output of git, or the commands that help. Empty: there is none. */
  readonly detail: string
  /** Whether git does not know the name of the author: then the author enters it. */
  readonly isAuthorUnknown: boolean

  constructor(message: string, detail = '', isAuthorUnknown = false) {
    super(message)
    this.detail = detail.trim()
    this.isAuthorUnknown = isAuthorUnknown
  }
}

/** A saved version of the site: a commit that changes its files. */
export type SavedVersion = {
  /** The hash of the commit. */
  readonly id: string
  readonly author: string
  /** When it was saved, ISO 8601. */
  readonly time: string
  /** The first line of the message. */
  readonly message: string
}

/** The environment in which paths are no patterns. */
const LITERAL = { GIT_LITERAL_PATHSPECS: '1' }

/** The newest commit of the repository of a project. Throws a version error if there is none. */
export async function newestCommit(root: string): Promise<string> {
  const head = await runGit(root, ['rev-parse', '--quiet', '--verify', 'HEAD^{commit}'])
  if (head.status === 0) return textOf(head)
  const inside = await runGit(root, ['rev-parse', '--is-inside-work-tree'])
  if (inside.status === 'missing') {
    throw new VersionError(
      'Versions need the program git, and this computer does not have it. Install it, start the editor again, then try again.',
      'https://git-scm.com/downloads',
    )
  }
  if (inside.status !== 0 && !inside.stderr.includes(NO_REPOSITORY)) {
    throw new VersionError('The versions of this site cannot be read.', inside.stderr)
  }
  throw new VersionError(
    'This site has no first version yet. The person who has set up the site saves it once, with all files.',
    `${inside.status === 0 ? '' : 'git init\n'}git add --all\ngit commit --message="First version"`,
  )
}

/** The branch of a project whose versions can be changed. Throws a version error if it is not possible at the moment. */
export async function currentBranch(root: string): Promise<string> {
  const branch = await runGit(root, ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  if (branch.status !== 0) {
    throw new VersionError(
      'An older state of the site is open in git (a detached head), so a new version could get lost. Go back to the newest state first: the person who looks after the code knows how.',
      'git switch main',
    )
  }
  const args = UNFINISHED.flatMap((name) => ['--git-path', name])
  const files = linesOf(textOf(await runGit(root, ['rev-parse', ...args])))
  if (files.some((file) => existsSync(path.resolve(root, file)))) {
    throw new VersionError(
      'Somebody is combining versions outside of this editor (a merge or a rebase) and has not finished. Finish or cancel it there, then try again.',
      'git status',
    )
  }
  return textOf(branch)
}

/** What exists in a repository while something is not finished. */
const UNFINISHED = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']

/** Throws a version error if git does not know who saves a version. */
export async function requireAuthor(root: string): Promise<void> {
  // Without this option, git makes an address from the name of the computer.
  const ident = ['-c', 'user.useConfigOnly=true', 'var']
  for (const person of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { status, stderr } = await runGit(root, [...ident, person])
    if (status === 0) continue
    throw new VersionError(
      'A version says who has made it. Enter your name and email address once: they are kept on this computer, for this site.',
      stderr,
      true,
    )
  }
}

/** Tells git who saves the versions of this repository. */
export async function saveAuthor(root: string, author: Author): Promise<void> {
  for (const key of ['name', 'email'] as const) {
    const { status, stderr } = await runGit(root, ['config', `user.${key}`, author[key]])
    if (status !== 0) throw new VersionError('Your name could not be saved.', stderr)
  }
}

type Author = { readonly name: string; readonly email: string }

/** The newest versions that `range` contains, e.g. `HEAD`, the newest first. With `paths`: those that change these files. */
export async function versionsIn(
  root: string,
  range: string,
  limit = 50,
  paths: readonly string[] = [],
): Promise<SavedVersion[]> {
  const format = ['-z', '--format=%H%x00%an%x00%cI%x00%s', `--max-count=${limit}`]
  // Otherwise, git leaves out the versions of the author whose texts a combined version does not contain.
  const order = ['--simplify-merges', '--date-order']
  const args = ['log', ...format, ...order, range, '--', ...paths]
  const log = await runGit(root, args, { env: LITERAL })
  if (log.status !== 0)
    throw new VersionError('The versions of this site cannot be read.', log.stderr)
  const fields = String(log.stdout).split('\0')
  return Array.from({ length: Math.floor(fields.length / 4) }, (_, index) => {
    const [id = '', author = '', time = '', message = ''] = fields.slice(4 * index)
    return { id, author, time, message }
  })
}

/** The newest versions of the site, and whether there are older ones. */
export async function siteVersions(project: Project, limit: number) {
  await newestCommit(project.root)
  const manifest = (await manifestFiles(project)).map(({ name }) => name)
  const snapshot = `${relativePath(project.root, project.generated)}/${SNAPSHOT_NAME}`
  const paths = [...manifest, ...assetFolders(project), snapshot]
  const versions = await versionsIn(project.root, 'HEAD', limit + 1, paths)
  return { versions: versions.slice(0, limit), hasOlder: versions.length > limit }
}

/** Whether the manifest and the files of the site are as they were in a version. */
export async function isAsInVersion(project: Project, version: string): Promise<boolean> {
  const { files } = await sourceAt(project, version)
  const paths = [...files.map(({ name }) => name), ...assetFolders(project)]
  const diff = ['diff', '--quiet', version, '--', ...paths]
  return (await runGit(project.root, diff, { env: LITERAL })).status === 0
}

/** Reads a file as it was in a version. */
export const readAt =
  ({ root }: Pick<Project, 'root'>, version: string): ReadText =>
  async (file) => {
    const content = await textAt(root, version, relativePath(root, file))
    return content && decoded(content)
  }

/** The manifest snapshot of a version. Undefined if it has none. */
export const snapshotAt = ({ root, generated }: Project, version: string) =>
  textAt(root, version, `${relativePath(root, generated)}/${SNAPSHOT_NAME}`)

/** The text of a file in a version. Undefined if the version does not contain it. */
async function textAt(root: string, version: string, name: string): Promise<string | undefined> {
  const content = await fileAt(root, version, name)
  return content?.toString()
}

/** The manifest of a version. */
export async function sourceAt(project: Project, version: string): Promise<ManifestSource> {
  return manifestSource(await manifestFiles(project, readAt(project, version)))
}

/** The folders of images, fonts and other files, relative to the project. */
export const assetFolders = ({ root, images, fonts, files }: Project) =>
  [images, fonts, files].map((folder) => relativePath(root, folder))

/** The test whether sites with these snapshots use a file of an asset folder, or could have generated it. */
export function usesFile(project: Project, snapshots: readonly (string | undefined)[]) {
  const texts = new Set(
    snapshots.flatMap((snapshot) =>
      valuesIn(parseJson(snapshot ?? '{}')).map(({ value }) => value),
    ),
  )
  const folders = assetFolders(project)
  return (name: string) =>
    folders.some(
      (folder) => name.startsWith(`${folder}/`) && texts.has(name.slice(folder.length + 1)),
    )
}

/** The files of the site that differ from a version: the manifest, what it imports and uses, and `generated/`. */
export async function changedSiteFiles(
  project: Project,
  version: string,
  generated: ReadonlyMap<string, string>,
) {
  const { root } = project
  const manifests = await Promise.all([
    manifestFiles(project),
    sourceAt(project, version).then(({ files }) => files),
  ])
  const manifest = new Set(manifests.flat().map(({ name }) => name))
  const isUsed = usesFile(project, [
    generated.get(SNAPSHOT_NAME),
    await snapshotAt(project, version),
  ])
  const output = `${relativePath(root, project.generated)}/`
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all']
  const paths = [...manifest, ...assetFolders(project), output]
  const [status, folder] = await Promise.all([
    runGit(root, ['status', ...options, '--', ...paths], { env: LITERAL }),
    runGit(root, ['rev-parse', '--show-prefix']),
  ])
  const prefix = textOf(folder)
  if (status.status !== 0) throw new VersionError('The changes cannot be read.', status.stderr)
  return namesOf(status.stdout).flatMap((line) => {
    const state = line.slice(0, 2)
    const name = line.slice(3 + prefix.length)
    const isGenerated =
      name.startsWith(output) && (state.includes('D') || generated.has(name.slice(output.length)))
    return manifest.has(name) || isUsed(name) || isGenerated
      ? [{ name, isNew: state === '??' }]
      : []
  })
}

/**
 * Saves the site as a version, after the checks of every save: one commit of its files. The changes of all other
 * files stay as they are, also what is staged of them. Throws a version error if it is not possible.
 */
export async function saveVersion(project: Project, message: string): Promise<void> {
  const { root } = project
  const head = await newestCommit(root)
  await currentBranch(root)
  const { files, diagnostics } = await generateProject(project, importWithVite)
  if (files === undefined) {
    throw new VersionError(
      'The site has an error, so it was not saved.',
      problemsElsewhere(diagnostics)[0]?.message,
    )
  }
  await writeTree(project.generated, files)
  const changed = await changedSiteFiles(project, head, files)
  if (changed.length === 0) {
    throw new VersionError(
      'Nothing has changed since the last version, so there is nothing to save.',
    )
  }
  await requireAuthor(root)
  const created = changed.filter(({ isNew }) => isNew).map(({ name }) => name)
  const added = await withPaths(root, ['add', '--intent-to-add'], created)
  const names = changed.map(({ name }) => name)
  const commit = ['commit', '--quiet', `--message=${message}`, '--only']
  const result =
    added?.status === 0 || added === undefined ? await withPaths(root, commit, names) : added
  if (result === undefined || result.status === 0) return
  await withPaths(root, ['reset', '--quiet'], created)
  throw saveError(result)
}

/** Runs a command of git for some paths, which can be many. Undefined if there are none. */
export async function withPaths(
  root: string,
  command: readonly string[],
  paths: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<GitResult | undefined> {
  if (paths.length === 0) return undefined
  const args = [...command, '--pathspec-from-file=-', '--pathspec-file-nul']
  const input = paths.join('\0')
  return runGit(root, args, { input, timeout: SAVE_LIMIT, env: { ...LITERAL, ...env } })
}

/** The time limit for a commit, whose hooks can be slow. Milliseconds. */
const SAVE_LIMIT = 300_000

/** Why a version was not saved, in words. */
function saveError({ status, stdout, stderr }: GitResult): VersionError {
  const output = `${stderr}\n${String(stdout)}`
  if (status === 'timeout') {
    return new VersionError('Saving took longer than five minutes, so it was stopped.', output)
  }
  if (stderr.includes('.lock')) {
    return new VersionError(
      'Another program is changing the versions of this site. Wait a moment, then save again. If this message stays, ask the person who looks after the code.',
      output,
    )
  }
  return new VersionError(
    'The version was not saved: git, or a check that runs before each version (a hook), refused it. Read what it says, correct it, then save again.',
    output,
  )
}
