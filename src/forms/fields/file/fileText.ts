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
