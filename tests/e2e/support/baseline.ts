import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { coarseDifference, fineDifference } from './difference.ts'

const FOLDER = path.resolve(import.meta.dirname, '../snapshots/pages')
const RECORDS = path.join(FOLDER, 'baselines.json')

const record = z.object({
  /** The hash of the page and shell data that the baseline shows. */
  data: z.string(),
  /** Who drew it: browser, its major version, and platform. */
  drawnBy: z.string(),
})

/** What a picture of a page is compared with. */
export type Baseline = z.infer<typeof record> & { readonly picture: Buffer }

/** What a comparison came to: the first line that a person reads, and whether it is a failure. */
export type Verdict = { readonly same: boolean; readonly retake: boolean; readonly line: string }

/** A picture at half its size: large enough for what moves by a few pixels, small enough to keep. */
export async function halved(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2), kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The baseline of a name, if one was ever taken. */
export function readBaseline(name: string): Baseline | undefined {
  const found = records()[name]
  return found && { ...found, picture: readFileSync(pictureFile(name)) }
}

/** Puts a picture in a baseline's place. */
export async function writeBaseline(name: string, { picture, ...found }: Baseline): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await sharp(picture).webp({ nearLossless: true, quality: 40 }).toFile(pictureFile(name))
  const all = Object.entries({ ...records(), [name]: found }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(RECORDS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/**
 * Judges a picture by its baseline. Of other data a new baseline is due. The same data is to look
 * the same: to the pixel where the same browser drew both, else as far as browsers agree.
 */
export async function judge(
  name: string,
  taken: Baseline,
  baseline: Baseline | undefined,
): Promise<Verdict> {
  if (baseline === undefined) {
    return { same: true, retake: true, line: `${name}: first picture taken` }
  }
  if (baseline.data !== taken.data) {
    return { same: true, retake: true, line: `${name}: its data has changed, picture retaken` }
  }
  const sameBrowser = baseline.drawnBy === taken.drawnBy
  const difference = await (sameBrowser ? fineDifference : coarseDifference)(
    baseline.picture,
    taken.picture,
  )
  const told = sameBrowser
    ? ''
    : ` (by ${taken.drawnBy}, its picture by ${baseline.drawnBy}: compared coarsely)`
  if (difference === undefined) return { same: true, retake: false, line: `${name}: same${told}` }
  const line = `${name}: same data, other pixels: ${difference}${told}. If it is meant to look so: npx playwright test --config tests/playwright.config.ts visual --update-snapshots`
  return { same: false, retake: false, line }
}

const pictureFile = (name: string) => path.join(FOLDER, `${name}.webp`)

function records(): Readonly<Record<string, z.infer<typeof record>>> {
  try {
    return z.record(z.string(), record).parse(JSON.parse(readFileSync(RECORDS, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
