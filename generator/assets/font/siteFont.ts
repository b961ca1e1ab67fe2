import { readFile } from 'node:fs/promises'
import type { Brand } from '../../../src/site/brand.ts'
import { lastResults } from '../../emit/lastResults.ts'
import type { Project } from '../../manifest/project.ts'
import { cacheKey } from '../cacheStore.ts'
import { fontFile } from './fontFile.ts'
import { readFont, type SourceFont } from './subsetFont.ts'

/** Reads the font of the site's typeface. Rejects if it is not installed or not a variable font. */
export async function siteFont(project: Project, { typeface }: Brand): Promise<SourceFont> {
  const file = await fontFile(project, typeface)
  // Development needs the font after each save, and it takes long to decompress.
  return lastFonts(file, cacheKey(await readFile(file)), () => readFont(file))
}

const lastFonts = lastResults<Promise<SourceFont>>()
