import * as z from 'zod/mini'
import { field as texts } from 'virtual:texts'
import { tag } from 'virtual:language'
import { fillText } from '../../../model/fillText.ts'
import type { FormValues } from '../../siteForm.ts'
import { checkedBy, nameInMessages, type ValidatedField } from '../fieldInput.ts'

/** Validates the texts that describe files. */
export const fileSchema = (field: ValidatedField & FileLimits) =>
  z.array(z.string()).check(checkedBy((value) => filesError(value, field)))

function filesError(
  value: readonly string[],
  field: ValidatedField & FileLimits,
): string | undefined {
  const { required, maxFiles, maxMegabytes } = field
  const values = { field: nameInMessages(field) }
  if (value.length === 0) return required ? fillText(texts.fileMissing, values) : undefined
  if (value.length > maxFiles) return fillText(texts.fileCount, { ...values, count: maxFiles })
  const files = value.map(parseFileText)
  const refused = files.find(({ name }) => !hasAcceptedType(name, field))
  if (refused !== undefined) {
    return fillText(texts.fileType, { ...values, name: refused.name, types: typesInWords(field) })
  }
  const changed = value.find(isUnreadable)
  if (changed !== undefined) {
    return fillText(texts.fileChanged, { ...values, name: parseFileText(changed).name })
  }
  const empty = files.find(({ size }) => size === 0)
  if (empty !== undefined) return fillText(texts.fileEmpty, { ...values, name: empty.name })
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size <= maxMegabytes * 1_000_000) return undefined
  return fillText(texts.fileSize, { ...values, megabytes: maxMegabytes, size: megabytes(size) })
}

/** The limits of a field, as the manifest declares them. */
type FileLimits = {
  /** File extensions in lower case without a dot. */
  readonly types: readonly string[]
  readonly maxFiles: number
  /** The largest size of all files together. */
  readonly maxMegabytes: number
}

/** The accepted types for a message, e.g. `PDF, DOCX`. */
const typesInWords = ({ types }: FileLimits): string =>
  types.map((type) => type.toUpperCase()).join(', ')

/** The help text of a field, e.g. `PDF, DOCX. Up to 3 files, 5 MB together.` */
export function fileLimitsText(limits: FileLimits): string {
  const values = { types: typesInWords(limits), megabytes: limits.maxMegabytes }
  return limits.maxFiles === 1
    ? fillText(texts.fileLimits, values)
    : fillText(texts.filesLimits, { ...values, count: limits.maxFiles })
}

/** The extensions that mean the same type of file. */
const SAME_TYPES = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['tif', 'tiff'],
  ['htm', 'html'],
  ['mpg', 'mpeg'],
]

/** The accepted extensions with their points, also those that mean the same: of `jpg`, `.jpg` and `.jpeg`. */
export const acceptedExtensions = ({ types }: Pick<FileLimits, 'types'>): readonly string[] =>
  types
    .flatMap((type) => SAME_TYPES.find((same) => same.includes(type)) ?? [type])
    .map((type) => `.${type}`)

/** Whether the name of a file ends with one of the extensions. */
const hasAcceptedType = (name: string, limits: FileLimits): boolean =>
  acceptedExtensions(limits).some((extension) => name.toLowerCase().endsWith(extension))

/** A size in megabytes for a message. Rounded up to one decimal: never below the real size. */
export const megabytes = (bytes: number): string =>
  (Math.ceil(bytes / 100_000) / 10).toLocaleString(tag)

/** What the value of a field contains about a file. */
type FileDescription = Pick<File, 'name' | 'size' | 'lastModified'>

/** The files that were chosen since the page was loaded, by their texts. They survive a change of the page. */
const files = new Map<string, File>()

/**
 * Describes a file as text: its size in bytes, its date in milliseconds, and its name. Unlike the file,
 * saved input can contain the text.
 */
export function fileText(file: File): string {
  const text = `${file.size} ${file.lastModified} ${file.name}`
  files.set(text, file)
  return text
}

/** Reads a text of `fileText`. */
export function parseFileText(text: string): FileDescription {
  const [size = '', lastModified = '', ...name] = text.split(' ')
  return { size: Number(size), lastModified: Number(lastModified), name: name.join(' ') }
}

/** The file of a text. `undefined` if it was chosen before the page was loaded. */
export const chosenFile = (text: string): File | undefined => files.get(text)

/** The chosen files that could not be read at the last check, because they were changed or deleted. */
const unreadable = new WeakSet<File>()

/** Checks which files of a value can still be read. Browsers do not send the others. */
export async function checkFiles(texts: FormValues[string] | undefined): Promise<void> {
  const chosen = [texts ?? []].flat().map(chosenFile)
  await Promise.all(
    chosen.map(async (file) => {
      if (file === undefined) return
      try {
        await file.slice(0, 1).arrayBuffer()
        unreadable.delete(file)
      } catch {
        unreadable.add(file)
      }
    }),
  )
}

/** Whether the file of a text could not be read at the last check. */
function isUnreadable(text: string): boolean {
  const file = chosenFile(text)
  return file !== undefined && unreadable.has(file)
}

/** The texts of the files in an input. */
export const textsIn = (input: HTMLInputElement): string[] => [...(input.files ?? [])].map(fileText)

/** Puts files into an input, as far as they were chosen since the page was loaded. */
export function putFiles(input: HTMLInputElement, texts: readonly string[]): void {
  const transfer = new DataTransfer()
  for (const file of texts.map(chosenFile)) if (file !== undefined) transfer.items.add(file)
  input.files = transfer.files
}

/** The files of a value; of a file that was chosen before the page was loaded, only its name. */
export const serializeFiles = (value: FormValues[string] | undefined): (string | File)[] =>
  Array.isArray(value) ? value.map((text) => chosenFile(text) ?? parseFileText(text).name) : []
