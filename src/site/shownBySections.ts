import type { Page } from './page.ts'

/*
 * A section shows the form, the event or the place that its property of that name refers to; a place
 * is shown on a map. All return names in the manifest, each once, in the page's order.
 */

/** The forms that a page shows. */
export const formsOn = ({ sections }: Page): readonly string[] =>
  once(sections.flatMap((section) => ('form' in section ? [section.form] : [])))

/** The events that a page is about. */
export const eventsOn = ({ sections }: Page): readonly string[] =>
  once(sections.flatMap((section) => ('event' in section ? [section.event] : [])))

/** The places that a page shows on a map. */
export const placesOn = ({ sections }: Page): readonly string[] =>
  once(sections.flatMap((section) => ('place' in section ? [section.place] : [])))

const once = (names: readonly string[]) => [...new Set(names)]
