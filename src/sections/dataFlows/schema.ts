import { sectionOf } from '../../model/section.ts'
import { paragraphLike } from '../../model/text.ts'

/** **Services of others.** The companies that the site sends data to, with purpose, time and data. It is written automatically. Group: Privacy. */
export const dataFlowsSchema = sectionOf('dataFlows', {
  /** **Text without services.** The text that is shown instead if no service of another company gets data. */
  none: paragraphLike('This site sends no data to other companies.'),
})
