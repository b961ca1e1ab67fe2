import { tag } from 'virtual:language'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'

/** The limits of a field, as the manifest declares them. */
export type FileLimits = {
  /** File extensions in lower case without a dot. */
  readonly types: readonly string[]
  readonly maxFiles: number
  /** The largest size of all files together. */
  readonly maxMegabytes: number
}

/** The accepted types for a message, e.g. `PDF, DOCX`. */
export const typesInWords = ({ types }: FileLimits): string =>
  types.map((type) => type.toUpperCase()).join(', ')

/** The help text of a field, e.g. `PDF, DOCX. Up to 3 files, 5 MB together.` */
export function limitsInWords(limits: FileLimits): string {
  const values = { types: typesInWords(limits), megabytes: limits.maxMegabytes }
  return limits.maxFiles === 1
    ? fillText(texts.fileLimits, values)
    : fillText(texts.filesLimits, { ...values, count: limits.maxFiles })
}

/** Whether the name of a file ends with one of the extensions. */
export const hasAcceptedType = (name: string, { types }: FileLimits): boolean =>
  types.some((type) => name.toLowerCase().endsWith(`.${type}`))

/** A size in megabytes for a message. Rounded up to one decimal: never below the real size. */
export const megabytes = (bytes: number): string =>
  (Math.ceil(bytes / 100_000) / 10).toLocaleString(tag)
