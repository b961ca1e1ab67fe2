import type { FormValues } from '../../formValues.ts'

/** What the value of a field contains about a file. */
export type FileDescription = Pick<File, 'name' | 'size' | 'lastModified'>

/** The files that were chosen since the page was loaded, by their texts. They survive a change of the page. */
const files = new Map<string, File>()

/**
 * Describes a file as text: its size in bytes, its date in milliseconds, and its name. Unlike the file,
 * a draft can store the text.
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
export const fileOf = (text: string): File | undefined => files.get(text)

/** The chosen files that could not be read at the last check, because they were changed or deleted. */
const unreadable = new WeakSet<File>()

/** Checks which files of a value can still be read. Browsers do not send the others. */
export async function checkFiles(texts: FormValues[string] | undefined): Promise<void> {
  const chosen = [texts ?? []].flat().map(fileOf)
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
export function isUnreadable(text: string): boolean {
  const file = fileOf(text)
  return file !== undefined && unreadable.has(file)
}
