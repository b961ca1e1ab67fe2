/** The manifest and other single files that belong to a site. */
const FILES: ReadonlySet<string> = new Set(['site.manifest.ts', 'README.md'])

/** Folders with the content of a site, what is generated from it, and tests of this content. */
const FOLDERS = [
  'generated/',
  'src/content/',
  'src/fonts/',
  'src/images/',
  'tests/visual/snapshots/',
  'tests/sites/',
  'tests/thisSite/',
  '.github/images/',
]

/**
 * Whether a file belongs to one site. All other files are code, which every site has in common.
 * `file`: relative to the project, with forward slashes.
 */
export const isSiteFile = (file: string): boolean =>
  FILES.has(file) || FOLDERS.some((folder) => file.startsWith(folder))
