import type { EditableSection } from './editableSections.ts'
import { focusToolbarButton } from './moveToolbarFocus.ts'
import type { SectionFocus } from './sectionFocus.ts'

/**
 * Focuses a button of a section, and scrolls to it if it is outside the window. Returns false if the page
 * does not show the sections in their order yet.
 */
export function focusSection(
  layer: HTMLElement | null,
  sections: readonly EditableSection[],
  { index, button: name }: SectionFocus,
): boolean {
  const button = layer?.querySelector(`[data-section="${index}"] [data-button="${name}"]`)
  if (!(button instanceof HTMLElement) || !isInOrder(sections)) return false
  focusToolbarButton(button)
  const { top, bottom } = button.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) button.scrollIntoView({ block: 'center' })
  return true
}

/** Whether the document contains the sections in this order. */
function isInOrder(sections: readonly EditableSection[]): boolean {
  const elements = sections.map(({ id }) => document.getElementById(id))
  return elements.every((element, index) => {
    const next = elements[index + 1]
    if (element === null) return false
    return (
      next === undefined ||
      (next !== null &&
        (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    )
  })
}
