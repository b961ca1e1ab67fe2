import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The share of pixels that may differ with the same browser, because of image compression. */
const FINE = 0.0005
/** The share of pixels that may differ with different browsers, because of text rendering. */
const COARSE = 0.002
/** The threshold of pixelmatch for the difference of two colors. */
const TINT = { fine: 0.12, coarse: 0.2 }
/** The factor by which images are scaled down for a coarse comparison. */
const COARSENESS = 4

/** A description of the difference between two screenshots by the same browser. Undefined if they are equal. */
export const fineDifference = (one: Buffer, other: Buffer) => difference(one, other, 1, FINE)

/** The same for screenshots by different browsers: the edges of letters may differ, but not their positions. */
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

async function pixels(screenshot: Buffer, shrink: number) {
  const { width } = await sharp(screenshot).metadata()
  const { data, info } = await sharp(screenshot)
    .resize({ width: Math.round(width / shrink) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
