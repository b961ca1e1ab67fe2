import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of a list of facts. */
export const factSheetTextsSchema = z.strictObject({
  /** Below the values of a fact. `{source}`: e.g. SAM.gov, `{date}`: when it was confirmed. Default: “Source: {source}, {date}” */
  source: text('Source: {source}, {date}'),
})
