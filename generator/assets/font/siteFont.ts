import type { Brand } from '../../../src/site/brand.ts'
import type { Project } from '../../manifest/project.ts'
import { fontFile } from './fontFile.ts'
import { readFont, type SourceFont } from './subsetFont.ts'

/** Reads the font of the site's typeface. Rejects if it is not installed or not a variable font. */
export const siteFont = async (project: Project, { typeface }: Brand): Promise<SourceFont> =>
  readFont(await fontFile(project, typeface))
