/** An image in an ICO file: a square PNG, at most 256 pixels wide. */
export type IcoImage = { readonly side: number; readonly png: Uint8Array }

const HEADER = 6
const ENTRY = 16

/** Encodes an ICO file, which browsers request at `/favicon.ico`: a directory, then the PNG images. */
export function encodeIco(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { side, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index
    // A side of 256 is written as 0.
    directory.writeUInt8(side % 256, entry)
    directory.writeUInt8(side % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
