import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Format } from './ladder.ts'

/** A master that is decoded once for all its variants. */
export type Master = {
  readonly width: number
  readonly height: number
  /** The pixels, decoded at the first call. */
  decoded(): Promise<Sharp>
}

/** Reads a master's measures. */
export async function openMaster(file: string): Promise<Master> {
  const { width, height } = await sharp(file).metadata()
  let pixels: Promise<Sharp> | undefined
  return {
    width,
    height,
    decoded: () => (pixels ??= decode(file)),
  }
}

async function decode(file: string): Promise<Sharp> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** Encodes a master at a width. What was encoded before is taken from the cache, found by its name. */
export async function encoded(
  master: Master,
  width: number,
  format: Format,
  cached: string,
): Promise<Uint8Array> {
  const known = await readFile(cached).catch(() => undefined)
  if (known !== undefined) return known
  const resized = (await master.decoded()).clone().resize({ width })
  const bytes = await (
    format.extension === 'avif'
      ? resized.avif({ quality: 50, effort: 2 })
      : resized.webp({ quality: 72, effort: 2 })
  ).toBuffer()
  await mkdir(path.dirname(cached), { recursive: true })
  const temporary = `${cached}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, cached)
  return bytes
}
