import { pathToFileURL } from 'node:url'
import { siteSchema } from '../../src/site/site.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import { isObject } from './values.ts'
import type { ManifestFile } from './files.ts'

/** Imports a module and returns its exports. Commands use Node, the development server uses Vite. */
export type Importer = (file: string) => Promise<object>

/** Imports with Node. `tsx` must be registered, so that Node can load TypeScript. */
export const importByNode: Importer = (file) => import(pathToFileURL(file).href)

/** The default export of the manifest, or the diagnostic if loading failed. */
export type Loaded =
  | { readonly manifest: unknown; readonly diagnostics: readonly [] }
  | { readonly manifest: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Loads the manifest and returns its default export, if it is a site. An error is located in the file that threw it. */
export async function load(
  file: string,
  importer: Importer,
  files: readonly ManifestFile[] = [],
): Promise<Loaded> {
  try {
    const module = await importer(file)
    const manifest: unknown = 'default' in module ? module.default : undefined
    if (isSite(manifest)) return { manifest, diagnostics: [] }
    if (files[0]?.text.trim() === '') return failed('The manifest is empty.', RESTORE)
    return failed(
      manifest === undefined
        ? 'The manifest has no default export.'
        : 'The default export is not a site.',
      'End site.manifest.ts with: export default defineSite({ … })',
    )
  } catch (error) {
    return failed(
      `The manifest threw an error while it was loaded: ${reason(error)}`,
      BEFORE_INITIALIZATION.test(reason(error))
        ? SHARED_CONSTANTS
        : 'To see the stack trace, run: npx tsx site.manifest.ts',
      locationIn(error, files),
    )
  }
}

/** Where to write a constant that the manifest and the files that it imports use. */
export const SHARED_CONSTANTS =
  'Write the constant in a file that imports none of the files that use it, e.g. src/content/constants.ts, and import it from there.'

/** The error of a constant that a file imports from a file that imports it. */
const BEFORE_INITIALIZATION = /before initialization$/

const RESTORE = 'Undo the change in your editor, or run: git restore site.manifest.ts'

/** Whether a value has at least one property of a site. Otherwise each property would be reported as missing. */
const isSite = (value: unknown) =>
  isObject(value) && Object.keys(siteSchema.shape).some((key) => key in value)

function failed(message: string, hint: string, location?: SourceLocation): Loaded {
  return {
    manifest: undefined,
    diagnostics: [{ code: 'manifest-load-error', path: [], atKey: true, location, message, hint }],
  }
}

/** The innermost line of the stack trace that is in a file of the manifest. */
function locationIn(error: unknown, files: readonly ManifestFile[]): SourceLocation | undefined {
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
