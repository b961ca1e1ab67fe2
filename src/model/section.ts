import * as z from 'zod'
import { endingEvent } from './event.ts'
import { contentLine, paragraph } from './text.ts'

/** What changes in a section when an event is over. Each property replaces the one of the section. */
export const afterEventSchema = z.strictObject({
  /** The event. Details: its name in `events`, e.g. `happyHour`. */
  event: endingEvent,
  /** The label above the heading when the event is over. Default: the label of the section. */
  label: contentLine.optional(),
  /** The heading when the event is over. Default: the heading of the section. */
  heading: contentLine.optional(),
  /** **Introduction.** The introduction when the event is over. Default: the introduction of the section. */
  intro: paragraph.optional(),
})

/** The id of a part of a page, for links to it. */
export const anchor = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'write an id of words of a–z and 0–9 joined by hyphens, e.g. our-work',
  )

/** The properties of every section. */
const sectionShape = {
  /** **Address of the section.** Its end, for links to the section, e.g. `form` in `/contact-us#form`. Default: the words of the heading. */
  id: anchor.optional(),
  /** **Background.** The background of the section. Options: `plain` = Light, `tint` = Tinted, `dark` = Dark. Default: `plain`. */
  tone: z.enum(['plain', 'tint', 'dark']).default('plain'),
  /** A short label above the heading, e.g. `What we deliver`. Default: none. */
  label: contentLine.optional(),
  /** The heading of the section. */
  heading: contentLine,
  /** **Introduction.** One or two sentences under the heading. Default: none. */
  intro: paragraph.optional(),
  /** **Changes after an event.** What is different when an event is over, e.g. another heading. Default: nothing. */
  afterEvent: afterEventSchema.optional(),
}

/** The schema of a kind of section: the properties of every section, its kind, and its own properties. */
export const sectionOf = <const Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  shape: Shape,
) =>
  z
    .strictObject({
      ...sectionShape,
      /** The kind of section. It decides which other properties the section has. */
      kind: z.literal(kind),
    })
    .extend(shape)
