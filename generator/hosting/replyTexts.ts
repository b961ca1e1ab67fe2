import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { languageOf } from '../../src/site/language.ts'
import type { Site } from '../../src/site/site.ts'
import { formServiceTextsSchema } from '../../src/site/texts/formService.ts'
import { HOSTING_FOLDER } from './hosting.ts'

/** The language and the texts in which the embedded form service replies. */
export const replyTextsSchema = z.object({
  /** The language as a BCP 47 tag. */
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  texts: formServiceTextsSchema,
})

/** The language and the texts in which the embedded form service replies. */
export type ReplyTexts = z.output<typeof replyTextsSchema>

/** The language and the texts of a site's replies. */
export const replyTextsOf = (site: Site): ReplyTexts => ({
  ...languageOf(site),
  texts: site.texts.formService,
})

/** Writes the texts of a build for the preview, which does not load the manifest. */
export const writeReplyTexts = (root: string, site: Site): Promise<void> =>
  writeFile(fileIn(root), `${JSON.stringify(replyTextsOf(site), null, 2)}\n`)

/** Reads the texts of the last build. */
export const readReplyTexts = async (root: string): Promise<ReplyTexts> =>
  replyTextsSchema.parse(JSON.parse(await readFile(fileIn(root), 'utf8')))

const fileIn = (root: string) => path.join(root, HOSTING_FOLDER, 'formService.json')
