import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of the privacy bar that `consent` of the manifest does not contain. */
export const consentTextsSchema = z.strictObject({
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. Default: “{category}: allowed.” */
  allowed: text('{category}: allowed.'),
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. Default: “{category}: not allowed.” */
  notAllowed: text('{category}: not allowed.'),
  /** Shown if the browser declines for the visitor (Global Privacy Control). Default: “Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.” */
  declinedByBrowser: text(
    'Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.',
  ),
})
