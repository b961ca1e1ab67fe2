import type { ChangeReply, Problem } from '../../../src/editing/protocol.ts'
import { editProject, type EditOutcome } from '../../bundle/editProject.ts'
import { adviceOf, isError } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { WriteError } from '../../emit/write.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { changedFile, type ChangedFile } from './changedFile.ts'
import { createFile, removeFile, unremovable, type CreatedFile } from './createdFile.ts'
import { isInside } from './insideProject.ts'

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
export type WrittenChange =
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
  location: `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`,
  path: [...diagnostic.path],
})
