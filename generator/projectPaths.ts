import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute paths that the generator reads and writes. */
export type Project = {
  readonly root: string
  readonly manifest: string
  readonly generated: string
  readonly images: string
  readonly fonts: string
  readonly files: string
}

/** The project in a folder. Default: the project of this generator. */
export function projectAt(root = fileURLToPath(new URL('..', import.meta.url))): Project {
  return {
    root,
    manifest: path.join(root, 'site.manifest.ts'),
    generated: path.join(root, 'generated'),
    images: path.join(root, 'src/images'),
    fonts: path.join(root, 'src/fonts'),
    files: path.join(root, 'src/files'),
  }
}

/** Why Vite cannot build a project in this folder. Undefined if it can. */
export function folderProblem(root: string): string | undefined {
  const [character] = /[#?*]/.exec(root) ?? []
  return character === undefined
    ? undefined
    : `The path of the project, ${JSON.stringify(root)}, contains "${character}", which Vite does not support. Rename the folder.`
}
