import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Brand } from '../../../src/site/brand.ts'
import { lastResults } from '../lastResults.ts'
import type { Project } from '../../manifest/project.ts'
import { cacheKey } from '../cacheStore.ts'
import { fontFile } from './fontFile.ts'
import { readFont, type SourceFont } from './subsetFont.ts'

/** Reads the font of the site's typeface. Rejects if it is not installed or not a variable font. */
export async function siteFont(project: Project, { typeface }: Brand): Promise<SourceFont> {
  const file = await fontFile(project, typeface)
  // Development needs the font after each save, and it takes long to decompress.
  const isSerif = typeface.kind === 'file' ? typeface.serif : await isSerifPackage(file)
  const key = cacheKey(await readFile(file), String(isSerif))
  return lastFonts(file, key, () => readFont(file, isSerif))
}

/** Whether the package of a font file is in the category of typefaces with serifs. */
async function isSerifPackage(file: string): Promise<boolean> {
  const metadata = await readFile(path.join(path.dirname(file), '../metadata.json'), 'utf8')
  return z.object({ category: z.string() }).parse(JSON.parse(metadata)).category === 'serif'
}

const lastFonts = lastResults<Promise<SourceFont>>()
