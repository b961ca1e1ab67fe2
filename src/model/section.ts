import * as z from 'zod'
import type { Rendered } from './rendered.ts'
import { line, paragraph } from './text.ts'

/** What every section of a page has. */
export const sectionShape = {
  /** The section's anchor, for links such as `/contact-us#form`. Default: made from the heading. */
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'an anchor is lower-case words joined by hyphens, e.g. our-work',
    )
    .optional(),
  /** The ground that the section stands on. Default `plain`. */
  tone: z.enum(['plain', 'tint', 'dark']).default('plain'),
  /** A few words above the heading that place it, e.g. `What we deliver`. Default: none. */
  label: line.optional(),
  /** The section's heading. */
  heading: line,
  /** A sentence or two under the heading. Default: none. */
  intro: paragraph.optional(),
}

/** A section as its component gets it: references resolved, its anchor always there. */
export type SectionData<S extends z.ZodType> = Rendered<z.output<S>> & { readonly id: string }
