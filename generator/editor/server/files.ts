import type { ChangeReply, Problem } from '../protocol.ts'
import { editProject, type EditOutcome } from '../../bundle/editProject.ts'
import { adviceOf, isError } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { WriteError } from '../../emit/write.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { formatLocation } from '../../text.ts'
import { errorCode } from '../../files.ts'
import { createHash } from 'node:crypto'
import { lstat, readFile, rm, writeFile, realpath } from 'node:fs/promises'
import path from 'node:path'

/** The files that a change writes, creates and removes. */
export type FileChanges = {
  /** The new texts of files of the manifest, by name. */
  readonly texts: ReadonlyMap<string, string>
  /** Default: none. */
  readonly create?: CreatedFile | undefined
  /** A file that an earlier change has created. Default: none. */
  readonly remove?: CreatedFile | undefined
}

/** The files that were written and the edited site, or why nothing was written. */
type WrittenChange =
  | (Pick<WrittenEdit, 'result' | 'plan' | 'sources' | 'warnings' | 'generated'> & {
      readonly texts: readonly ChangedFile[]
    })
  | Exclude<ChangeReply, { result: 'saved' }>

type WrittenEdit = Extract<EditOutcome, { result: 'written' }>

/** Writes a change, if the result is valid. Otherwise the files are as before. */
export async function writeChange(
  project: Project,
  source: ManifestSource,
  { texts, create, remove }: FileChanges,
): Promise<WrittenChange> {
  for (const { path, name } of source.files) {
    if (texts.has(name) && !(await isInside(project.root, path))) {
      return rejected(`${name} is a link to a file outside the project. Edit that file yourself.`)
    }
  }
  // The site is valid only if its images exist, so a file is created first and removed last.
  const problem =
    (remove && (await unremovable(project.root, remove))) ??
    (create && (await createFile(project.root, create)))
  if (problem !== undefined) return rejected(problem)
  try {
    const written = await writeTexts(project, source, texts)
    const superfluous = written.result === 'written' ? remove : create
    if (superfluous !== undefined) await removeFile(superfluous)
    return written
  } catch (error) {
    // After a `WriteError`, the manifest refers to the file.
    if (create !== undefined && !(error instanceof WriteError)) await removeFile(create)
    throw error
  }
}

async function writeTexts(
  project: Project,
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<WrittenChange> {
  const outcome = await editProject(project, source, texts)
  switch (outcome.result) {
    case 'invalid':
      return { result: 'rejected', problems: outcome.diagnostics.filter(isError).map(problemOf) }
    case 'outdated':
      return {
        result: 'conflict',
        message: `${outcome.files.join(', ')} was saved by another program at this moment. Nothing was changed. Try again.`,
        current: undefined,
      }
    case 'written': {
      const { changes, ...written } = outcome
      const changed = changes.map(({ path, before, text }) => changedFile(path, before, text))
      return { ...written, texts: changed }
    }
  }
}

/** A reply for a change that is not possible. */
export const rejected = (message: string): Extract<ChangeReply, { result: 'rejected' }> => ({
  result: 'rejected',
  problems: [{ message }],
})

/** A diagnostic for the author. */
export const problemOf = (diagnostic: LocatedDiagnostic): Problem => ({
  message: diagnostic.message,
  hint: adviceOf(diagnostic),
  location: formatLocation(diagnostic),
  path: [...diagnostic.path],
})

/**
 * A file that a change has written. Only the replaced part is kept: the manifest is large, and undo goes back to
 * the first of hundreds of changes.
 */
export type ChangedFile = {
  /** The absolute path. */
  readonly path: string
  /** The index of the replaced part in both texts. */
  readonly start: number
  readonly before: FileState
  readonly after: FileState
}

type FileState = {
  /** The replaced part in UTF-16. Not a string, because V8 keeps the whole text for a slice of it. */
  readonly part: Buffer
  /** The hash of the whole text. */
  readonly hash: string
}

/** Compares the texts of a file before and after a change. */
export function changedFile(path: string, before: string, after: string): ChangedFile {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const state = (text: string): FileState => ({
    part: Buffer.from(text.slice(start, text.length - end), 'utf16le'),
    hash: hashOf(text),
  })
  return { path, start, before: state(before), after: state(after) }
}

/** The text of a file before or after a change. Undefined if the file is not as the other state left it. */
export function restoredText(
  text: string,
  file: ChangedFile,
  to: 'before' | 'after',
): string | undefined {
  const from = file[to === 'before' ? 'after' : 'before']
  if (hashOf(text) !== from.hash) return undefined
  const { start } = file
  const part = file[to].part.toString('utf16le')
  return text.slice(0, start) + part + text.slice(start + from.part.length / 2)
}

const hashOf = (text: string) => createHash('sha256').update(text, 'utf16le').digest('hex')

/** A file that a change creates. */
export type CreatedFile = {
  /** The absolute path. */
  readonly path: string
  readonly bytes: Uint8Array
}

/**
 * Creates a file in an existing folder of the project. Never replaces a file, and never follows a link out
 * of the project. Returns why it was not created.
 */
export async function createFile(root: string, file: CreatedFile): Promise<string | undefined> {
  const name = path.relative(root, file.path)
  const folder = path.dirname(file.path)
  if (!(await isInside(root, folder))) {
    return `The folder of ${name} is missing or outside the project. Create it in the project, then try again.`
  }
  try {
    // `wx` fails if the name exists, also as a link.
    await writeFile(file.path, file.bytes, { flag: 'wx' })
    return undefined
  } catch (error) {
    if (errorCode(error) === 'EEXIST')
      return `There is already a file ${name}. It was not replaced.`
    await rm(file.path, { force: true })
    throw error
  }
}

/** Why a created file must not be removed: it is no longer as the change left it. */
export async function unremovable(root: string, file: CreatedFile): Promise<string | undefined> {
  const isOwn =
    (await isInside(root, path.dirname(file.path))) &&
    (await lstat(file.path).then(
      (found) => found.isFile(),
      () => false,
    )) &&
    (await readFile(file.path)).equals(file.bytes)
  return isOwn
    ? undefined
    : `${path.relative(root, file.path)} was changed by another program since then, so the editor does not remove it.`
}

/** Removes a created file. */
export const removeFile = (file: CreatedFile) => rm(file.path, { force: true })

/** Whether a file is in a folder, after symbolic links are followed. A missing file is not. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const target = await realpath(file).catch(() => undefined)
  if (target === undefined) return false
  const relative = path.relative(await realpath(folder), target)
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
}
