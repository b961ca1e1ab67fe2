import * as z from 'zod'
import type { Site } from '../../src/site/site.ts'

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
export const fileRulesSchema = z.array(fileRuleSchema)

/** The files that a form sends in one part of its request. */
export type FileRule = z.output<typeof fileRuleSchema>

/** The files that the forms of a site send. */
export const fileRulesOf = ({ forms }: Pick<Site, 'forms'>): readonly FileRule[] =>
  Object.values(forms).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      if (!('types' in field) || typeof field.send !== 'string') return []
      const { send, types, maxFiles, maxMegabytes } = field
      return [{ part: send, types, maxFiles, maxMegabytes }]
    }),
  )
