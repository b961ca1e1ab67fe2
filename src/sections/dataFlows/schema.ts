import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** Whom the site's pages contact, with what, when and why: derived from `thirdParties` and the build. */
export const dataFlowsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: whom pages contact, with what, when and why, as the manifest and the build have it. */
  kind: z.literal('dataFlows'),
  /** What stands there where the pages contact nobody. */
  none: paragraph,
})

/** An account of data flows, as its component gets it. */
export type DataFlowsSection = SectionData<typeof dataFlowsSchema>
