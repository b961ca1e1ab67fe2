import { pathToFileURL } from 'node:url'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { ManifestFile } from './files.ts'

/** Imports a module and gives its exports: what runs the manifest differs by who asks. */
export type Importer = (file: string) => Promise<object>

/** Imports by Node itself, where a loader for TypeScript is at work. */
export const importByNode: Importer = (file) => import(pathToFileURL(file).href)

/** The value that the manifest exports, or why there is none. */
export type Loaded =
  | { readonly manifest: unknown; readonly diagnostics: readonly [] }
  | { readonly manifest: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Runs the manifest and takes its default export. An error is placed in that of its files which failed. */
export async function load(
  file: string,
  importer: Importer,
  files: readonly ManifestFile[] = [],
): Promise<Loaded> {
  try {
    const module = await importer(file)
    if ('default' in module && module.default !== undefined) {
      return { manifest: module.default, diagnostics: [] }
    }
    return failed(
      'the manifest has no default export',
      'End it with: export default defineSite({ … })',
    )
  } catch (error) {
    return failed(
      `the manifest cannot be read: ${reason(error)}`,
      'To see how it comes to stop there, run: npx tsx site.manifest.ts',
      placeOf(error, files),
    )
  }
}

function failed(message: string, hint: string, at?: SourceLocation): Loaded {
  return {
    manifest: undefined,
    diagnostics: [{ code: 'unreadable-manifest', path: [], location: at, message, hint }],
  }
}

/** The line of the manifest's files that was running when it failed. */
function placeOf(error: unknown, files: readonly ManifestFile[]): SourceLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const line of stack.split('\n')) {
    const file = files.find(({ path }) => line.includes(`${path}:`))
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? []
    if (file !== undefined && row !== undefined) {
      return { file: file.name, line: Number(row), column: Number(column) }
    }
  }
  return undefined
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
