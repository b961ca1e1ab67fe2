/** Where the list of every page's files is served. */
export const PAGE_FILES = '/pages.json'

/** Which files each page needs. */
export type PageFiles = {
  /** The script that all pages have in common: by it a build is known. */
  readonly client: string
  /** The addresses of scripts and style sheets. */
  readonly files: readonly string[]
  /** The files of each page, by its name in generated code: its own script first. */
  readonly pages: Readonly<Record<string, readonly number[]>>
}

/** The list in `data`, which comes from outside. Throws where it is none. */
export function readPageFiles(data: unknown): PageFiles {
  if (!isPageFiles(data)) throw new Error(`${PAGE_FILES} is no list of pages.`)
  return data
}

const isPageFiles = (data: unknown): data is PageFiles =>
  typeof data === 'object' &&
  data !== null &&
  'client' in data &&
  typeof data.client === 'string' &&
  'files' in data &&
  Array.isArray(data.files) &&
  'pages' in data &&
  typeof data.pages === 'object' &&
  data.pages !== null
