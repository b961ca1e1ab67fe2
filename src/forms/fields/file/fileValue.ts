import * as z from 'zod/mini'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import { nameInMessages } from '../nameInMessages.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { hasAcceptedType, megabytes, typesInWords, type FileLimits } from './fileLimits.ts'
import { isUnreadable, parseFileText } from './fileText.ts'

/** Validates the texts that describe files. */
export const fileValue = (field: ValidatedField & FileLimits) =>
  z.array(z.string()).check((context) => {
    const message = problemOf(context.value, field)
    if (message !== undefined) {
      context.issues.push({ code: 'custom', message, input: context.value })
    }
  })

function problemOf(
  value: readonly string[],
  field: ValidatedField & FileLimits,
): string | undefined {
  const { label, required, maxFiles, maxMegabytes } = field
  if (value.length === 0) {
    return required ? fillText(texts.fileMissing, { field: nameInMessages(field) }) : undefined
  }
  if (value.length > maxFiles) return fillText(texts.fileCount, { label, count: maxFiles })
  const files = value.map(parseFileText)
  const wrong = files.find(({ name }) => !hasAcceptedType(name, field))
  if (wrong !== undefined) {
    return fillText(texts.fileType, { label, name: wrong.name, types: typesInWords(field) })
  }
  const changed = value.find(isUnreadable)
  if (changed !== undefined) {
    return fillText(texts.fileChanged, { label, name: parseFileText(changed).name })
  }
  const empty = files.find(({ size }) => size === 0)
  if (empty !== undefined) return fillText(texts.fileEmpty, { label, name: empty.name })
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size <= maxMegabytes * 1_000_000) return undefined
  return fillText(texts.fileSize, { label, megabytes: maxMegabytes, size: megabytes(size) })
}
