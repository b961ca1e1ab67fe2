import * as z from 'zod'
import { consentTextsSchema } from './consent.ts'
import { documentTextsSchema } from './document.ts'
import { errorPageTextsSchema } from './errorPage.ts'
import { eventTextsSchema } from './event.ts'
import { factSheetTextsSchema } from './factSheet.ts'
import { fieldTextsSchema } from './field.ts'
import { formTextsSchema } from './form.ts'
import { formServiceTextsSchema } from './formService.ts'
import { mapTextsSchema } from './map.ts'
import { openingHoursTextsSchema } from './openingHours.ts'
import { openingsTextsSchema } from './openings.ts'
import { privacyTextsSchema } from './privacy.ts'
import { shellTextsSchema } from './shell.ts'
import { slideshowTextsSchema } from './slideshow.ts'

/**
 * The texts that the components of `src/` and the form service of the preview show to visitors, by
 * area. Every text has an English default. The browser loads a text only with the components that
 * use it: `virtual:texts/<area>`.
 */
export const textsSchema = z.strictObject({
  /** Around each page: header, menu and links. Default: the English texts. */
  shell: shellTextsSchema.prefault({}),
  /** The page that is shown if a page cannot be loaded or rendered. Default: the English texts. */
  errorPage: errorPageTextsSchema.prefault({}),
  /** The privacy bar: what `consent` of the manifest does not contain. Default: the English texts. */
  consent: consentTextsSchema.prefault({}),
  /** Forms: what `forms` of the manifest does not contain. Default: the English texts. */
  form: formTextsSchema.prefault({}),
  /** The messages of international phone numbers, numbers, dates, files and agreements in forms. Default: the English texts. */
  field: fieldTextsSchema.prefault({}),
  /** The form service of the preview and the development server. Default: the English texts. */
  formService: formServiceTextsSchema.prefault({}),
  /** The sections about third parties and stored data. Default: the English texts. */
  privacy: privacyTextsSchema.prefault({}),
  /** The details of an event. Default: the English texts. */
  event: eventTextsSchema.prefault({}),
  /** Documents for download. Default: the English texts. */
  document: documentTextsSchema.prefault({}),
  /** Lists of facts. Default: the English texts. */
  factSheet: factSheetTextsSchema.prefault({}),
  /** Opening hours. Default: the English texts. */
  openingHours: openingHoursTextsSchema.prefault({}),
  /** Open positions. Default: the English texts. */
  openings: openingsTextsSchema.prefault({}),
  /** A place with its map. Default: the English texts. */
  map: mapTextsSchema.prefault({}),
  /** The changing images of a hero. Default: the English texts. */
  slideshow: slideshowTextsSchema.prefault({}),
})

/** The texts of a site, with defaults filled in. */
export type Texts = z.output<typeof textsSchema>

/**
 * All texts as a manifest declares them. `texts: { … } satisfies AllTexts` makes a missing text a type
 * error, for a site in another language than English.
 */
export type AllTexts = Complete<Texts>

type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> }
