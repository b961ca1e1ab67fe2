import * as z from 'zod'
import { positionSchema } from '../../model/position.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** Open positions, with filters by clearance and discipline. */
export const openingsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: open positions, with filters by clearance and discipline. */
  kind: z.literal('openings'),
  /** The open positions, from top to bottom. Default: none. */
  positions: z.array(positionSchema).default([]),
  /** Shown when no position is open. Says what else interested people can do. */
  none: paragraph,
})

/** The data of the component `Openings`. */
export type OpeningsSection = SectionData<typeof openingsSchema>
