import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { languageOf } from '../../src/site/language.ts'
import type { Site } from '../../src/site/site.ts'
import { formServiceTextsSchema } from '../../src/site/texts/formService.ts'
import { fileRulesOf, fileRulesSchema } from './fileRules.ts'
import { HOSTING_FOLDER } from './hosting.ts'

/** What the embedded form service must know about a site. */
export const formServiceSettingsSchema = z.object({
  /** The language of replies as a BCP 47 tag. */
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The texts of replies. */
  texts: formServiceTextsSchema,
  /** The files that the service accepts. Default: none. */
  files: fileRulesSchema.default([]),
})

/** What the embedded form service must know about a site. */
export type FormServiceSettings = z.output<typeof formServiceSettingsSchema>

/** The settings of a site. */
export const formServiceSettingsOf = (site: Site): FormServiceSettings => ({
  ...languageOf(site),
  texts: site.texts.formService,
  files: [...fileRulesOf(site)],
})

/** Writes the settings of a build for the preview, which does not load the manifest. */
export const writeFormServiceSettings = (root: string, site: Site): Promise<void> =>
  writeFile(fileIn(root), `${JSON.stringify(formServiceSettingsOf(site), null, 2)}\n`)

/** Reads the settings of the last build. */
export const readFormServiceSettings = async (root: string): Promise<FormServiceSettings> =>
  formServiceSettingsSchema.parse(JSON.parse(await readFile(fileIn(root), 'utf8')))

const fileIn = (root: string) => path.join(root, HOSTING_FOLDER, 'formService.json')
