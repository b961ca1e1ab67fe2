import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/**
 * The third parties that the site sends data to, with purpose, time and data. Generated from
 * `thirdParties` and the build.
 */
export const dataFlowsSchema = sectionOf('dataFlows', {
  /** The text shown instead if the site sends no data to third parties. */
  none: paragraph,
})
