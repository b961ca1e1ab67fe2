import type { PixelStore } from './encodeImage.ts'

/** A generated file. The build emits it, the development server serves it. */
export type BuiltFile = {
  /** Its path below the site's root, e.g. `assets/icons-1a2b3c4d.svg`; names below `assets/` contain a hash of the content. */
  readonly fileName: string
  /** Generates the content. `pixels`: what it shares with other files of the same image. */
  readonly read: (pixels: PixelStore) => Promise<string | Uint8Array>
  /** The name of the image that it is made of. The build decodes it once for all its files. Default: none. */
  readonly original?: string
}

/** The generated files of a build or of the development server. */
export type BuiltFiles = ReturnType<typeof builtFiles>

/** Creates an empty collection. */
export function builtFiles() {
  const files = new Map<string, BuiltFile>()
  return {
    /** Adds a file. Returns its URL path, e.g. `/assets/icons-1a2b3c4d.svg`. */
    add(file: BuiltFile): string {
      files.set(file.fileName, file)
      return `/${file.fileName}`
    },
    all: (): readonly BuiltFile[] => [...files.values()],
  }
}
