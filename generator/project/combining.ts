import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
import { decoded, relativePath } from '../files.ts'
import { manifestFiles } from '../manifest/load.ts'
import type { Project } from '../projectPaths.ts'
import { writeFileChanges, type FileChanges } from './editProject.ts'
import { generateProject } from './generateProject.ts'
import { fileAt, namesOf, runGit, textOf, type GitResult } from './git.ts'
import { importWithVite } from './importWithVite.ts'
import { unpublishedVersions } from './publishing.ts'
import { readCurrentSource } from './readManifest.ts'
import { problemsIn } from './replies.ts'
import {
  assetFolders,
  changedSiteFiles,
  readAt,
  VersionError,
  requireAuthor,
  withPaths,
} from './versions.ts'

/** Which version counts where both have changed the same lines or the same file. */
export type Preference = 'mine' | 'theirs'

/** A file of the site with the changes of both. Undefined contents: there is no such file. */
type CombinedFile = {
  /** Relative to the project. */
  readonly name: string
  /** In the newest version of this computer. */
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** Whether both have changed the same lines, or the same file that is no text. */
  readonly isConflict: boolean
}

/** What the published versions of others would change here, except in `generated/`. Writes nothing. */
export async function combinedFiles(
  project: Project,
  mine: string,
  theirs: string,
  preference: Preference,
): Promise<readonly CombinedFile[]> {
  const { root } = project
  const base = await runGit(root, ['merge-base', mine, theirs])
  if (base.status !== 0) {
    throw new VersionError(
      'These versions have no common start, so they cannot be combined here.',
      'git merge',
    )
  }
  const names = await changedNames(root, textOf(base), theirs)
  const manifests = await Promise.all(
    [mine, theirs].map((version) => manifestFiles(project, readAt(project, version))),
  )
  const manifest = new Set(manifests.flat().map(({ name }) => name))
  const folders = [...assetFolders(project), relativePath(root, project.generated)]
  const isOfSite = (name: string) =>
    manifest.has(name) || folders.some((folder) => name.startsWith(`${folder}/`))
  const others = names.filter((name) => !isOfSite(name))
  if (others.length > 0) {
    throw new VersionError(
      'The newer versions also change the program behind the site, so they cannot be combined here. Your changes are safe. The person who looks after the code combines them.',
      `git pull\n\n${others.join('\n')}`,
    )
  }
  const generated = `${relativePath(root, project.generated)}/`
  const files = names
    .filter((name) => !name.startsWith(generated))
    .map(async (name) => {
      const [old, own, other] = await Promise.all(
        [textOf(base), mine, theirs].map((version) => fileAt(root, version, name)),
      )
      return { name, before: own, ...combined(own, old, other, manifest.has(name), preference) }
    })
  return Promise.all(files)
}

/** The names of all files that differ between two commits. Those outside the project begin with `../`. */
async function changedNames(root: string, from: string, to: string): Promise<readonly string[]> {
  const diff = await runGit(root, ['diff', '--name-only', '--no-renames', '-z', from, to])
  const prefix = textOf(await runGit(root, ['rev-parse', '--show-prefix']))
  return namesOf(diff.stdout).map((name) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : `../${name}`,
  )
}

/** A file with the changes of both: line by line if it is a text. */
function combined(
  mine: Buffer | undefined,
  base: Buffer | undefined,
  theirs: Buffer | undefined,
  isText: boolean,
  preference: Preference,
): Pick<CombinedFile, 'after' | 'isConflict'> {
  if (isDeepStrictEqual(mine, base)) return { after: theirs, isConflict: false }
  if (isDeepStrictEqual(mine, theirs)) return { after: mine, isConflict: false }
  if (!isText || mine === undefined || theirs === undefined) {
    return { after: preference === 'mine' ? mine : theirs, isConflict: true }
  }
  const linesOf = (text: Buffer | undefined) => String(text ?? '').split('\n')
  const lines = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs)).flatMap(combinedLines)
  return {
    after: Buffer.from(
      lines.flatMap((line) => (preference === 'mine' ? line.mine : line.theirs)).join('\n'),
    ),
    isConflict: lines.some(({ isConflict }) => isConflict),
  }
}

/** Lines with the changes of both. Lines beside each other are no conflict, although diff3 says so. */
function combinedLines({ ok, conflict }: MergedRegion) {
  if (conflict === undefined) return [{ mine: ok ?? [], theirs: ok ?? [], isConflict: false }]
  const { a: mine, o: base, b: theirs } = conflict
  if (mine.length !== base.length || theirs.length !== base.length) {
    return [{ mine, theirs, isConflict: true }]
  }
  return base.map((line, index) => {
    const [own = '', other = ''] = [mine[index], theirs[index]]
    if (own === line) return { mine: [other], theirs: [other], isConflict: false }
    if (other === line || other === own) return { mine: [own], theirs: [own], isConflict: false }
    return { mine: [own], theirs: [other], isConflict: true }
  })
}

type MergedRegion = ReturnType<typeof diff3Merge<string>>[number]

/**
 * Combines the versions of this computer with the published ones of others, in one commit. Files of the site only are
 * changed, and only if the result is valid. Throws a version error otherwise; then everything is as before.
 *
 * @param preference default: nothing is done if both have changed the same place
 */
export async function combineVersions(project: Project, preference?: Preference): Promise<void> {
  const { root } = project
  const { head, target, theirs, mine } = await unpublishedVersions(project)
  const published = target?.published
  if (published === undefined || theirs.length === 0) {
    throw new VersionError('There are no newer versions of others.')
  }
  await requireAuthor(root)
  const { files: generated = new Map<string, string>() } = await generateProject(
    project,
    importWithVite,
  )
  if ((await changedSiteFiles(project, head, generated)).length > 0) {
    throw new VersionError(
      'Some changes are not saved as a version yet. Save a version first, then combine.',
    )
  }
  const files = await combinedFiles(project, head, published, preference ?? 'mine')
  if (preference === undefined && files.some(({ isConflict }) => isConflict)) {
    throw new VersionError(
      'Both versions have changed the same places. Choose which of them counts there.',
    )
  }
  const names = await writeCombined(project, files)
  const authors = [...new Set(theirs.map(({ author }) => author))].join(', ')
  const message = `Combined with the versions of ${authors}`
  const parents = [head, published]
  const commit = mine?.length === 0 ? published : await commitOf(root, parents, names, message)
  // It fails if something else was saved in the meantime.
  await required(root, ['update-ref', '-m', message, 'HEAD', commit, head])
  await withPaths(root, ['reset', '--quiet'], await changedNames(root, head, commit))
}

/** Writes the combined files and generates, if the result is valid. Returns the names of the changed files. */
async function writeCombined(
  project: Project,
  files: readonly CombinedFile[],
): Promise<readonly string[]> {
  const { root } = project
  const source = await readCurrentSource(project)
  const inManifest = new Set(source.files.map(({ name }) => name))
  const changed = files.filter(({ before, after }) => String(before) !== String(after))
  const changes: FileChanges = {
    texts: new Map(
      changed.flatMap(({ name, after }) =>
        after !== undefined && inManifest.has(name) ? [[name, decoded(String(after))]] : [],
      ),
    ),
    others: changed
      .filter(({ name, after }) => after === undefined || !inManifest.has(name))
      .map(({ name, before, after }) => ({ path: path.join(root, name), before, after })),
  }
  const result = await writeFileChanges(project, source, changes)
  if (result.result === 'invalid') {
    throw new VersionError(
      'Both versions together are no valid site, so nothing was changed. The person who looks after the code combines them.',
      problemsIn(result.diagnostics)
        .map(({ message }) => message)
        .join('\n'),
    )
  }
  if (result.result === 'outdated') {
    throw new VersionError('Someone else is changing the site right now. Try again.')
  }
  const { missing, changed: updated, extra, foreign } = result.generated
  const generated = [...missing, ...updated, ...extra.filter((name) => !foreign.includes(name))]
  const folder = relativePath(root, project.generated)
  return [...changed.map(({ name }) => name), ...generated.map((name) => `${folder}/${name}`)]
}

/** A commit of some files as they are now, in an index of its own: what others have staged stays as it is. */
async function commitOf(
  root: string,
  parents: readonly string[],
  names: readonly string[],
  message: string,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'combine-'))
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
  try {
    await required(root, ['read-tree', ...parents.slice(0, 1)], env)
    const added = await withPaths(root, ['add', '--all'], names, env)
    if (added !== undefined) outputOf(added)
    const tree = await required(root, ['write-tree'], env)
    const options = parents.flatMap((parent) => ['-p', parent])
    return await required(root, ['commit-tree', tree, ...options, '-m', message])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The output of a command of git that has to be successful. */
const required = async (root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  outputOf(await runGit(root, args, { env }))

function outputOf(result: GitResult): string {
  if (result.status === 0) return textOf(result)
  throw new VersionError('The versions were not combined.', result.stderr)
}
