/** The format and the size of an image, or why it cannot be used. */
export type CheckedImage =
  | {
      /** The extension of its file. */
      readonly extension: string
      /** Pixels. */
      readonly width: number
      /** Pixels. */
      readonly height: number
    }
  | { readonly problem: string }

/**
 * Checks that a file is an intact image in a format for photos. The content decides, not the name. SVG
 * files are not accepted, because they can contain scripts.
 */
export async function checkImage(bytes: Uint8Array): Promise<CheckedImage> {
  // sharp throws for an empty file.
  if (bytes.length === 0) return { problem: OTHER_FORMAT }
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes)
  const metadata = await image.metadata().catch(() => undefined)
  const extension =
    metadata && EXTENSIONS[`${metadata.format} ${metadata.compression ?? ''}`.trim()]
  if (metadata === undefined || extension === undefined) return { problem: OTHER_FORMAT }
  // A truncated file has intact metadata.
  const isIntact = await image
    .resize(32)
    .raw()
    .toBuffer()
    .then(Boolean, () => false)
  if (!isIntact) {
    return {
      problem: 'The image cannot be decoded: it is damaged or incomplete. Use an intact copy.',
    }
  }
  return { extension, ...metadata.autoOrient }
}

/** The extensions by the format and the compression that sharp reports. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'heif av1': 'avif',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
}

const OTHER_FORMAT =
  'The file is not an image in a supported format. Use a JPEG, PNG, WebP or AVIF file.'
