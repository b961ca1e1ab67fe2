import { statSync } from 'node:fs'
import path from 'node:path'
import { DIST } from './files.ts'

/** The size of built files after compression. Bytes. */
export const compressedSize = (...names: readonly string[]): number =>
  names.reduce((total, name) => total + statSync(path.join(DIST, `${name}.br`)).size, 0)
