import * as z from 'zod'
import { afterEventSchema } from './afterEvent.ts'
import type { Rendered } from './rendered.ts'
import { line, paragraph } from './text.ts'

/** The properties of every section. */
export const sectionShape = {
  /** The id of the section, for links such as `/contact-us#form`. Default: derived from the heading. */
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'write an id of words of a–z and 0–9 joined by hyphens, e.g. our-work',
    )
    .optional(),
  /** The background color: `plain` (white), `tint` (light blue) or `dark`. Default: `plain`. */
  tone: z.enum(['plain', 'tint', 'dark']).default('plain'),
  /** A short label above the heading, e.g. `What we deliver`. Default: none. */
  label: line.optional(),
  /** The section's heading. */
  heading: line,
  /** One or two sentences under the heading. Default: none. */
  intro: paragraph.optional(),
  /** What changes in the section when an event is over, e.g. another heading. Default: nothing. */
  afterEvent: afterEventSchema.optional(),
}

/**
 * The data of a section for its component, with resolved references and an `id`. Without `afterEvent`: the
 * page replaces the properties before it renders the component.
 */
export type SectionData<S extends z.ZodType> = Omit<Rendered<z.output<S>>, 'afterEvent'> & {
  readonly id: string
}
