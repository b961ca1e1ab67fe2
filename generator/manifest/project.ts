import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The places that the generator reads and writes. */
export type Project = {
  readonly root: string
  readonly manifest: string
  readonly generated: string
  readonly images: string
}

/** The project that this generator belongs to, or one of the same layout elsewhere. */
export function projectAt(root = fileURLToPath(new URL('../..', import.meta.url))): Project {
  return {
    root,
    manifest: path.join(root, 'site.manifest.ts'),
    generated: path.join(root, 'generated'),
    images: path.join(root, 'src/images'),
  }
}
