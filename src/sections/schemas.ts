import * as z from 'zod'
import { addressesSchema } from './addresses/schema.ts'
import { articleListSchema } from './articleList/schema.ts'
import { audiencePanelsSchema } from './audiencePanels/schema.ts'
import { buttonLinksSchema } from './buttonLinks/schema.ts'
import { callToActionSchema } from './callToAction/schema.ts'
import { caseStudySchema } from './caseStudy/schema.ts'
import { dataFlowsSchema } from './dataFlows/schema.ts'
import { deviceStorageSchema } from './deviceStorage/schema.ts'
import { drawingSchema } from './drawing/schema.ts'
import { eventDetailsSchema } from './eventDetails/schema.ts'
import { exhibitSchema } from './exhibit/schema.ts'
import { factSheetSchema } from './factSheet/schema.ts'
import { featureBlocksSchema } from './featureBlocks/schema.ts'
import { formSectionSchema } from './form/schema.ts'
import { iconGridSchema } from './iconGrid/schema.ts'
import { imageGallerySchema } from './imageGallery/schema.ts'
import { logosSchema } from './logos/schema.ts'
import { openingsSchema } from './openings/schema.ts'
import { policySchema } from './policy/schema.ts'
import { profileListSchema } from './profileList/schema.ts'
import { proseSchema } from './prose/schema.ts'
import { questionsSchema } from './questions/schema.ts'
import { scheduleSchema } from './schedule/schema.ts'
import { serviceGridSchema } from './serviceGrid/schema.ts'
import { statisticsSchema } from './statistics/schema.ts'
import { stepsSchema } from './steps/schema.ts'
import { tableSchema } from './table/schema.ts'
import { videoSchema } from './video/schema.ts'

/** A section of a page. The property `kind` decides which other properties it has. The dialog of the page editor that inserts a section lists the kinds and their groups in this order. */
export const sectionSchema = z.discriminatedUnion('kind', [
  proseSchema,
  callToActionSchema,
  featureBlocksSchema,
  questionsSchema,
  stepsSchema,
  iconGridSchema,
  serviceGridSchema,
  audiencePanelsSchema,
  buttonLinksSchema,
  articleListSchema,
  logosSchema,
  imageGallerySchema,
  videoSchema,
  drawingSchema,
  statisticsSchema,
  factSheetSchema,
  tableSchema,
  caseStudySchema,
  scheduleSchema,
  policySchema,
  exhibitSchema,
  profileListSchema,
  formSectionSchema,
  addressesSchema,
  eventDetailsSchema,
  openingsSchema,
  dataFlowsSchema,
  deviceStorageSchema,
])

/** The name of a kind of section, e.g. `prose`. */
export type SectionKind = z.output<typeof sectionSchema>['kind']
