import * as z from 'zod'
import { addressesSchema } from './addresses/schema.ts'
import { articleListSchema } from './articleList/schema.ts'
import { audiencePanelsSchema } from './audiencePanels/schema.ts'
import { buttonLinksSchema } from './buttonLinks/schema.ts'
import { callToActionSchema } from './callToAction/schema.ts'
import { dataFlowsSchema } from './dataFlows/schema.ts'
import { deviceStorageSchema } from './deviceStorage/schema.ts'
import { eventDetailsSchema } from './eventDetails/schema.ts'
import { factSheetSchema, factSheetPart } from './factSheet/schema.ts'
import { featureBlocksSchema, featureBlocksPart } from './featureBlocks/schema.ts'
import { formSectionSchema } from './form/schema.ts'
import { highlightsSchema, highlightsPart } from './highlights/schema.ts'
import { iconGridSchema } from './iconGrid/schema.ts'
import { imageGallerySchema } from './imageGallery/schema.ts'
import { logosSchema } from './logos/schema.ts'
import { mapAddressSchema } from './mapAddress/schema.ts'
import { numberedListSchema } from './numberedList/schema.ts'
import { openingHoursSectionSchema } from './openingHours/schema.ts'
import { openingsSchema } from './openings/schema.ts'
import { profileListSchema } from './profileList/schema.ts'
import { proseSchema } from './prose/schema.ts'
import { questionsSchema } from './questions/schema.ts'
import { serviceGridSchema } from './serviceGrid/schema.ts'
import { statisticsSchema } from './statistics/schema.ts'
import { stepsSchema } from './steps/schema.ts'
import { tableSchema } from './table/schema.ts'
import { testimonialsSchema } from './testimonials/schema.ts'
import { videoSchema } from './video/schema.ts'
import type { DocumentPart } from '../model/section.ts'

/** A section of a page. The property `kind` decides which other properties it has. */
export const sectionSchema = z.discriminatedUnion('kind', [
  addressesSchema,
  articleListSchema,
  audiencePanelsSchema,
  buttonLinksSchema,
  callToActionSchema,
  dataFlowsSchema,
  deviceStorageSchema,
  eventDetailsSchema,
  factSheetSchema,
  featureBlocksSchema,
  formSectionSchema,
  highlightsSchema,
  iconGridSchema,
  imageGallerySchema,
  logosSchema,
  mapAddressSchema,
  numberedListSchema,
  openingHoursSectionSchema,
  openingsSchema,
  profileListSchema,
  proseSchema,
  questionsSchema,
  serviceGridSchema,
  statisticsSchema,
  stepsSchema,
  tableSchema,
  testimonialsSchema,
  videoSchema,
])

/** The name of a kind of section, e.g. `prose`. */
export type SectionKind = z.output<typeof sectionSchema>['kind']

/** A section of the kind `K`, as the manifest declares it. */
type SectionOf<K extends SectionKind> = Extract<
  z.output<typeof sectionSchema>,
  { readonly kind: K }
>

type DocumentParts = {
  readonly [K in SectionKind]?: (section: SectionOf<K>) => DocumentPart
}

/** The kinds of sections that can be in a document for download, each with its content there. */
const documentParts: DocumentParts = {
  factSheet: factSheetPart,
  featureBlocks: featureBlocksPart,
  highlights: highlightsPart,
}

/** The names of the kinds of sections that can be in a document. */
export const documentKinds: readonly string[] = Object.keys(documentParts)

/** The content of a section in a document. Undefined for a kind that cannot be in a document. */
export const documentPartOf = <K extends SectionKind>(
  section: SectionOf<K> & { readonly kind: K },
): DocumentPart | undefined => documentParts[section.kind]?.(section)
