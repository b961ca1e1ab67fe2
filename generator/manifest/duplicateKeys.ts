import { transform } from 'esbuild'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestFile } from './files.ts'

/**
 * Finds properties that an object defines twice: in JavaScript the last one silently replaces the
 * others. esbuild's parser reports them faster and with less memory than the TypeScript compiler.
 */
export async function duplicateKeys({ name: file, text }: ManifestFile): Promise<Diagnostic[]> {
  const { warnings } = await transform(text, {
    loader: 'ts',
    logLevel: 'silent',
    logLimit: 0,
  }).catch(() => ({ warnings: [] }))
  return warnings.flatMap(({ id, location, notes }): Diagnostic[] => {
    if (id !== 'duplicate-object-key' || location === null) return []
    const { line, column, lineText, length } = location
    const key = Buffer.from(lineText)
      .subarray(column, column + length)
      .toString()
    const name = /^['"`]/.test(key) ? key.slice(1, -1) : key
    const firstLine = notes[0]?.location?.line
    const isPath = name.startsWith('/')
    return [
      {
        code: isPath ? 'duplicate-path' : 'duplicate-property',
        path: [],
        location: {
          file,
          line,
          column: Buffer.from(lineText).subarray(0, column).toString().length + 1,
        },
        message: `The ${isPath ? 'path' : 'property'} ${JSON.stringify(name)} is defined twice in one object. This one replaces the one in line ${firstLine}.`,
        hint: 'Rename or remove one of them.',
      },
    ]
  })
}
