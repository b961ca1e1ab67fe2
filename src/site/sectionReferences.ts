import type { Page } from './page.ts'

/*
 * A section refers to a form, event or place with the property `form`, `event` or `place`. All functions
 * return names in the order of the sections, without duplicates.
 */

/** The names of the forms on a page. */
export const formsOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('form' in section ? [section.form] : [])))

/** The names of the events on a page. */
export const eventsOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('event' in section ? [section.event] : [])))

/** The names of the places on a page. Each place is shown on a map. */
export const placesOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('place' in section ? [section.place] : [])))

const unique = (names: readonly string[]) => [...new Set(names)]
