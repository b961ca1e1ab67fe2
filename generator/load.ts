import { pathToFileURL } from 'node:url'
import type { Diagnostic } from './diagnostic.ts'

/** Imports a module and gives its exports: what runs the manifest differs by who asks. */
export type Importer = (file: string) => Promise<object>

/** Imports by Node itself, where a loader for TypeScript is at work. */
export const importByNode: Importer = (file) => import(pathToFileURL(file).href)

/** The value that the manifest exports, or why there is none. */
export type Loaded =
  | { readonly manifest: unknown; readonly diagnostics: readonly [] }
  | { readonly manifest: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Runs the manifest and takes its default export. */
export async function load(file: string, importer: Importer): Promise<Loaded> {
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
      'To see where it stops, run: npx tsx site.manifest.ts',
    )
  }
}

function failed(message: string, hint?: string): Loaded {
  return {
    manifest: undefined,
    diagnostics: [{ code: 'unreadable-manifest', path: [], message, hint }],
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
