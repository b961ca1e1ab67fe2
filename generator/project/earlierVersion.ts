import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { Code } from '../code/code.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { modelPathSchema, requireRevision, revisionAt, targetShape } from '../edits/revision.ts'
import {
  entryAt,
  insertAt,
  literalList,
  moveEntry,
  removeEntry,
  replaceNode,
  type TextEdit,
} from '../edits/textEdit.ts'
import { editsForNewValue, type EditContext } from '../edits/valueChanges.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import type { FileChanges } from './editProject.ts'
import { fileAt, namesOf, runGit } from './git.ts'
import { assetFolders, snapshotAt, sourceAt, usesFile, VersionError } from './versions.ts'

/** The changes that make the site as it was in a version: its manifest, and the files that it used. */
export async function restoredVersion(
  { project, source }: Pick<EditContext, 'project' | 'source'>,
  version: string,
): Promise<FileChanges> {
  const { root } = project
  const { files: old } = await sourceAt(project, version)
  if (old[0]?.text === '') throw new VersionError('This version does not contain the site.')
  const current = new Map(source.files.map(({ name, text }) => [name, text]))
  const changed = old.filter(({ name, text }) => current.get(name) !== text)
  const folders = assetFolders(project)
  const tree = ['ls-tree', '-r', '-z', '--name-only', version, '--', ...folders]
  const isUsed = usesFile(project, [await snapshotAt(project, version)])
  const assets = namesOf((await runGit(root, tree)).stdout).filter(isUsed)
  const names = [...assets, ...changed.flatMap(({ name }) => (current.has(name) ? [] : [name]))]
  const others = names.map(async (name) => {
    const file = path.join(root, name)
    const [before, after] = [
      await readFile(file).catch(() => undefined),
      await fileAt(root, version, name),
    ]
    return after === undefined || before?.equals(after) === true
      ? []
      : [{ path: file, before, after }]
  })
  const changes = {
    texts: new Map(changed.flatMap(({ name, text }) => (current.has(name) ? [[name, text]] : []))),
    others: (await Promise.all(others)).flat(),
  }
  if (changes.texts.size + changes.others.length > 0) return changes
  throw new VersionError('The site is already as it was in this version.')
}

/** The hash of the commit of a version. */
export const versionSchema = z.string().regex(/^[0-9a-f]{40,64}$/)

/** Takes back one difference between the site and an earlier version: the value gets its earlier code. */
export const takeBackSchema = z.strictObject({
  kind: z.literal('takeBack'),
  version: versionSchema,
  difference: z.enum(['added', 'removed', 'changed', 'moved']),
  /** The path of the value in that version. */
  before: modelPathSchema,
  // For a removed value, the path that it would have.
  ...targetShape,
})

type TakeBack = z.output<typeof takeBackSchema>

/** The edits that take one difference back: the code of the version replaces that of the manifest. */
export async function editsForTakeBack(
  context: EditContext,
  change: TakeBack,
): Promise<readonly TextEdit[]> {
  requireRevision(change.revision, revisionAt(context.source, change.path))
  const edits = takenBack(context, await sourceAt(context.project, change.version), change)
  if (edits === undefined) {
    throw new UserError(
      'This cannot be taken back alone. Change it on the page or in the settings.',
    )
  }
  return edits
}

/** The edits that take one difference back. Undefined if that is not possible, e.g. because the value is computed. */
export function takenBack(
  context: EditContext,
  old: ManifestSource,
  { difference, before, path: at }: Pick<TakeBack, 'difference' | 'before' | 'path'>,
): readonly TextEdit[] | undefined {
  const { site, source } = context
  const [code, now, key] = [old.value(before)?.written.getText(), source.value(at), at.at(-1)]
  const list = literalList(site, source, at.slice(0, -1))
  switch (difference) {
    case 'added': {
      const entry = entryAt(site, source, at)
      return entry && [removeEntry(entry)]
    }
    case 'moved': {
      const index = before.at(-1)
      if (list === undefined || typeof key !== 'number' || typeof index !== 'number')
        return undefined
      return [moveEntry(list, key, Math.min(index, list.getElements().length - 1))]
    }
    case 'removed':
      if (code === undefined) return undefined
      if (typeof key !== 'number') return editsForNewValue(context, at, new Code(code))
      return list && insertAt(list, Math.min(key, list.getElements().length), code)
    case 'changed':
      // A value that is only a default in that version.
      if (code === undefined)
        return now?.entry && typeof key !== 'number' ? [removeEntry(now.entry)] : undefined
      if (now === undefined) return editsForNewValue(context, at, new Code(code))
      // Otherwise a constant has changed, also for other values.
      return now.entry && now.written.getText() !== code
        ? [replaceNode(now.written, code)]
        : undefined
  }
}
