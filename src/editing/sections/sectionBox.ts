/** The position of a section in the document, in CSS pixels. */
export type SectionBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a section is. Undefined if the document does not contain it (yet). */
export function sectionBox(id: string): SectionBox | undefined {
  const element = document.getElementById(id)
  return element === null ? undefined : boxOf(element)
}

/** Where the end of the page's header is, above all sections. */
export function topBox(): SectionBox | undefined {
  const element = document.querySelector('main > header')
  if (element === null) return undefined
  const { left, top, width, height } = boxOf(element)
  return { left, top: top + height, width, height: 0 }
}

function boxOf(element: Element): SectionBox {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}
