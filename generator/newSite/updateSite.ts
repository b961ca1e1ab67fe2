import { rm } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, UserError } from '../diagnostics/console.ts'
import { codeFiles } from './codeFiles.ts'
import { CODE_RECORD, codeRecordFile, codeRecordOf, parseCodeRecord } from './codeRecord.ts'
import { hashOf, readIfThere, writeContents, type Contents } from './contents.ts'
import { sitePropertiesOf } from './packageFiles.ts'
import { git } from './repository.ts'
import { planUpdate, type UpdatePlan } from './updatePlan.ts'

/**
 * Replaces the code of a site by the code of this project. The site's own files stay as they are.
 * Throws, and changes nothing, if the site has uncommitted changes, or, without `overwrite`, if it has
 * changed code files that the update would overwrite.
 */
export async function updateSite(
  root: string,
  folder: string,
  overwrite: boolean,
): Promise<UpdatePlan> {
  const recorded = await readRecord(folder)
  await checkCommitted(folder)
  const own = sitePropertiesOf(await readIfThere(path.join(folder, 'package.json')))
  const code = await codeFiles(root, own)
  const incoming = codeRecordOf(code)
  const current = await hashesIn(folder, [
    ...Object.keys(recorded.files),
    ...Object.keys(incoming.files),
  ])
  const plan = planUpdate(recorded, incoming, (file) => current.get(file))
  if (plan.conflicts.length > 0 && !overwrite) throw new UserError(conflictText(plan.conflicts))
  const files: Contents = new Map([
    ...[...code].filter(([file]) => plan.added.includes(file) || plan.changed.includes(file)),
    [CODE_RECORD, codeRecordFile(incoming)],
  ])
  await writeContents(folder, files)
  for (const file of plan.removed) await rm(path.join(folder, file), { force: true })
  return plan
}

async function readRecord(folder: string) {
  const content = await readIfThere(path.join(folder, CODE_RECORD))
  const record = content && parseCodeRecord(content)
  if (record !== undefined) return record
  throw new UsageError(
    content === undefined
      ? `${folder} has no ${CODE_RECORD}. Write the folder of a site that was created with: npm run site -- new`
      : `${path.join(folder, CODE_RECORD)} is damaged. Restore it, e.g. with git checkout.`,
  )
}

/** An update overwrites files, so every change of the site must be recoverable. */
async function checkCommitted(folder: string): Promise<void> {
  const { stdout } = await git(folder, 'status', '--porcelain')
  if (stdout.trim() === '') return
  throw new UserError(
    `${folder} has uncommitted changes. Commit them first, so that you can review the update with git diff, and undo it.`,
  )
}

async function hashesIn(folder: string, files: readonly string[]) {
  const hashes = new Map<string, string>()
  for (const file of new Set(files)) {
    const content = await readIfThere(path.join(folder, file))
    if (content !== undefined) hashes.set(file, hashOf(file, content))
  }
  return hashes
}

const conflictText = (files: readonly string[]) =>
  [
    'The site has changed these code files, and the update would overwrite them:',
    ...files.map((file) => `  ${file}`),
    'Nothing was changed. With --overwrite they are replaced; git diff then shows what to restore.',
  ].join('\n')
