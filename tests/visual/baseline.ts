import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { coarseDifference, fineDifference } from './difference.ts'

const FOLDER = path.resolve(import.meta.dirname, 'snapshots')

const record = z.object({
  /** The hash of the data on the baseline (`dataHash`). */
  data: z.string(),
  /** The browser, its major version and the platform. */
  drawnBy: z.string(),
})

/** The reference screenshot of a page. */
export type Baseline = z.infer<typeof record> & { readonly screenshot: Buffer }

/** The result of a comparison: whether it passed, whether the baseline is outdated, and a message. */
export type ComparisonResult = {
  readonly same: boolean
  readonly isOutdated: boolean
  readonly line: string
}

/** A screenshot at half its size. Shifts by a few pixels are still visible. */
export async function halved(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2), kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The baseline with a name. Undefined if there is none. */
export function readBaseline(name: string): Baseline | undefined {
  const found = readRecord(name)
  return found && { ...found, screenshot: readFileSync(screenshotFile(name)) }
}

/** Replaces a baseline. */
export async function writeBaseline(
  name: string,
  { screenshot, ...found }: Baseline,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await sharp(screenshot).webp({ nearLossless: true, quality: 40 }).toFile(screenshotFile(name))
  writeFileSync(recordFile(name), `${JSON.stringify(found, null, 2)}\n`)
}

/**
 * Compares a screenshot with its baseline. If the data has changed, the baseline is outdated.
 * Otherwise the images must be equal: pixel by pixel for the same browser, coarsely for another one.
 */
export async function compareWithBaseline(
  name: string,
  taken: Baseline,
  baseline: Baseline | undefined,
): Promise<ComparisonResult> {
  if (baseline === undefined) {
    return { same: true, isOutdated: true, line: `${name}: first baseline` }
  }
  if (baseline.data !== taken.data) {
    return { same: true, isOutdated: true, line: `${name}: its data has changed, baseline updated` }
  }
  const sameBrowser = baseline.drawnBy === taken.drawnBy
  const difference = await (sameBrowser ? fineDifference : coarseDifference)(
    baseline.screenshot,
    taken.screenshot,
  )
  const note = sameBrowser
    ? ''
    : ` (screenshot by ${taken.drawnBy}, baseline by ${baseline.drawnBy}: compared coarsely)`
  if (difference === undefined)
    return { same: true, isOutdated: false, line: `${name}: same${note}` }
  const line = `${name}: same data, but different pixels: ${difference}${note}. If the change is intended, run npm run test:visual -- --update`
  return { same: false, isOutdated: false, line }
}

const screenshotFile = (name: string) => path.join(FOLDER, `${name}.webp`)

/** Each baseline has a file of its own, because tests write several at the same time. */
const recordFile = (name: string) => path.join(FOLDER, `${name}.json`)

function readRecord(name: string): z.infer<typeof record> | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(recordFile(name), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
