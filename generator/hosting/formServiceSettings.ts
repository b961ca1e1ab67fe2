import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { formServiceTextsSchema } from '../../src/site/formTexts.ts'
import { languageOf, type Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/console.ts'
import { HOSTING_FOLDER, readHostingFile } from './hostingPlan.ts'

/** The files that a form sends in one part of its request. */
const fileRuleSchema = z.object({
  /** The name of the part. */
  part: z.string(),
  /** The accepted file extensions in lower case without a dot, e.g. `pdf`. */
  types: z.array(z.string()),
  maxFiles: z.number(),
  /** The largest size of all files of the part together, in megabytes. */
  maxMegabytes: z.number(),
})

/** The files that the forms of a site send: a rule for each field with files. */
const fileRulesSchema = z.array(fileRuleSchema)

/** The files that a form sends in one part of its request. */
export type FileRule = z.output<typeof fileRuleSchema>

/** What the inbox must know about a site. */
export const formServiceSettingsSchema = z.object({
  /** The language of replies as a BCP 47 tag. */
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The texts of replies. */
  texts: formServiceTextsSchema,
  /** The files that the inbox accepts. Default: none. */
  files: fileRulesSchema.default([]),
})

/** What the inbox must know about a site. */
export type FormServiceSettings = z.output<typeof formServiceSettingsSchema>

/** The settings of a site. */
export const formServiceSettingsOf = (site: Site): FormServiceSettings => ({
  ...languageOf(site),
  texts: site.texts.formService,
  files: [...fileRulesOf(site)],
})

/** The files that the forms of a site send. */
export const fileRulesOf = ({ forms }: Pick<Site, 'forms'>): readonly FileRule[] =>
  Object.values(forms).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      if (!('types' in field) || typeof field.send !== 'string') return []
      const { send, types, maxFiles, maxMegabytes } = field
      return [{ part: send, types, maxFiles, maxMegabytes }]
    }),
  )

/** The file with the settings of the last build, in the folder of the hosting. */
const FILE = 'formService.json'

/** Writes the settings of a build for the preview, which does not load the manifest. */
export const writeFormServiceSettings = (root: string, site: Site): Promise<void> =>
  writeFile(
    path.join(root, HOSTING_FOLDER, FILE),
    `${JSON.stringify(formServiceSettingsOf(site), null, 2)}\n`,
  )

/** Reads the settings of the last build. Throws a user error if there are none. */
export async function readFormServiceSettings(root: string): Promise<FormServiceSettings> {
  const settings = await readHostingFile(root, FILE, formServiceSettingsSchema)
  if (settings === undefined) throw new UserError('There is no build in dist/. Run: npm run build')
  return settings
}
