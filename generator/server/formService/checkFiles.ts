import { fillText } from '../../../src/model/fillText.ts'
import type { FileRule } from '../../hosting/fileRules.ts'
import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import type { FilePart } from './part.ts'
import { refused, type Result } from './result.ts'

/**
 * Checks submitted files: only those that a form of the site sends are accepted. Several forms can have
 * a part with the same name; then the files must match one of them.
 */
export function checkFiles(
  files: readonly FilePart[],
  { files: rules, texts }: Pick<FormServiceSettings, 'files' | 'texts'>,
): Result {
  for (const part of new Set(files.map((file) => file.part))) {
    const sent = files.filter((file) => file.part === part)
    const results = rules
      .filter((rule) => rule.part === part)
      .map((rule) => checkPart(sent, rule, texts))
    const [first = refused(400, texts.file)] = results
    if (!results.some(({ kind }) => kind === 'accepted')) return first
  }
  return { kind: 'accepted' }
}

function checkPart(
  files: readonly FilePart[],
  { part, types, maxFiles, maxMegabytes }: FileRule,
  texts: FormServiceSettings['texts'],
): Result {
  if (files.length > maxFiles) {
    return refused(413, fillText(texts.fileCount, { part, limit: maxFiles }))
  }
  const wrong = files.find(({ name }) => !types.includes(extensionOf(name)))
  if (wrong !== undefined) {
    return refused(415, fillText(texts.fileType, { name: wrong.name, types: types.join(', ') }))
  }
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > maxMegabytes * 1_000_000) {
    return refused(413, fillText(texts.fileSize, { part, limit: maxMegabytes }))
  }
  return { kind: 'accepted' }
}

/** The extension of a file name in lower case, without a dot. Empty if there is none. */
const extensionOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
