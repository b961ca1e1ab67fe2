import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Share of pixels that may differ where one browser drew both: noise of the encoder. */
const FINE = 0.0005
/** Share of coarse pixels that may differ between browsers, whose edges of letters differ. */
const COARSE = 0.002
/** How far colours may be apart (pixelmatch's threshold): browsers scale images each in their own way. */
const TINT = { fine: 0.12, coarse: 0.2 }
/** How much smaller pictures are for a coarse comparison. */
const COARSENESS = 4

/** What differs between two pictures, in words; nothing where they are alike to the pixel. */
export const fineDifference = (one: Buffer, other: Buffer) => difference(one, other, 1, FINE)

/** The same of pictures by two browsers: letters may differ in their edges, not in their places. */
export const coarseDifference = (one: Buffer, other: Buffer) =>
  difference(one, other, COARSENESS, COARSE)

async function difference(
  one: Buffer,
  other: Buffer,
  shrink: number,
  allowed: number,
): Promise<string | undefined> {
  const [a, b] = await Promise.all([pixels(one, shrink), pixels(other, shrink)])
  if (a.width !== b.width || a.height !== b.height) {
    return `${b.width} x ${b.height} instead of ${a.width} x ${a.height} pixels`
  }
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, {
    threshold: shrink === 1 ? TINT.fine : TINT.coarse,
  })
  const share = differing / (a.width * a.height)
  return share > allowed ? `${(share * 100).toFixed(2)} % of them` : undefined
}

async function pixels(picture: Buffer, shrink: number) {
  const { width } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round(width / shrink) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
