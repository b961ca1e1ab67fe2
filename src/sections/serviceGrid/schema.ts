import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line, paragraph } from '../../model/text.ts'

/** **Services.** The services, each with a link to its page, and with a bar for the phases that it covers. Group: Links and cards. */
export const serviceGridSchema = sectionOf('serviceGrid', {
  /** The phases of a project, in order, e.g. `Plan` and `Build`, as the scale of the bars. Default: no bars. */
  phases: z.array(line).min(2).max(5).optional(),
  /** The services, in order. At least two. */
  services: z
    .array(
      z.strictObject({
        /** The name of the service. It is also the text of the link. */
        title: contentLine,
        /** What the customer gets. One or two sentences, without a link: the whole row is one. */
        description: paragraph,
        /** Where it leads, usually to the page of the service. */
        link: linkTarget,
        /** **Phases.** Which phases it covers. Default: no bar. */
        covers: z
          .strictObject({
            /** The first phase, e.g. `1`. */
            first: z.int().positive(),
            /** The last phase. */
            last: z.int().positive(),
          })
          .optional(),
      }),
    )
    .min(2),
}).superRefine(({ phases = [], services }, context) => {
  for (const [index, { covers }] of services.entries()) {
    if (!covers || (covers.first <= covers.last && covers.last <= phases.length)) continue
    context.addIssue({
      code: 'custom',
      path: ['services', index, 'covers'],
      message: `write the first and the last phase, from 1 to ${phases.length}`,
    })
  }
})
