/** A picture of an icon file: PNG, square, at most 256 pixels wide. */
export type IconPicture = { readonly side: number; readonly png: Uint8Array }

const HEADER = 6
const ENTRY = 16

/** An icon file as browsers ask for it at `/favicon.ico`: a directory, then the pictures as PNG. */
export function icoOf(pictures: readonly IconPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [index, { side, png }] of pictures.entries()) {
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
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}
