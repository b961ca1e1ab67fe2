import * as z from 'zod'
import { linkSchema } from '../model/link.ts'
import { line, NAME, text } from '../model/text.ts'

/** What visitors can agree to. The texts of the consent bar are in `texts.consent`. */
export const consentSchema = z.strictObject({
  /** The questions of consent that visitors can agree to, by name. Each service that needs consent belongs to one of them. */
  categories: z.record(
    z
      .string()
      .regex(NAME, 'write a name of letters and digits that begins with a small letter, e.g. maps'),
    z.strictObject({
      /** The title, in a few words. */
      title: line,
      /** What it means for the visitor. One or two sentences. */
      description: line,
    }),
  ),
  /** **Link.** A link to the page with more information, e.g. the privacy page. */
  more: linkSchema,
})

/** The validated `consent` of the manifest. */
export type Consent = z.output<typeof consentSchema>

/** The texts of the consent bar. */
export const consentTextsSchema = z.strictObject({
  /** The name of the bar for assistive technology. */
  title: text('Your privacy choice'),
  /** The question after the categories. Shown if a service needs consent. */
  question: text('Do you want to allow this?'),
  /** The button that accepts all categories. */
  accept: text('Allow'),
  /** The button that declines all categories. */
  decline: text('Decline'),
  /** The button that accepts the selected categories. Shown if there are several. */
  save: text('Save choice'),
  /** What the site stores in the browser. Shown instead of the question if no service needs consent. */
  notice: text('This site uses no cookies and no analytics.'),
  /** The button that closes the notice. */
  close: text('Close'),
  /** **Button that opens it again.** The button in the footer that opens the consent bar again. If no service needs consent, it is a link to the page with more information. */
  reopen: text('Privacy choices'),
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. */
  allowed: text('{category}: allowed.'),
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. */
  notAllowed: text('{category}: not allowed.'),
  /** Shown if the browser declines for the visitor (Global Privacy Control). */
  declinedByBrowser: text(
    'Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.',
  ),
})
