/**
 * Scrolls to an edge of the page. Returns the texts and controls that the switch of the editor covers
 * there. For `page.evaluate`.
 */
export function coveredBySwitch(edge: 'start' | 'end'): string[] {
  scrollTo({ top: edge === 'start' ? 0 : document.body.scrollHeight, behavior: 'instant' })
  const box = document.querySelector('[role=switch]')?.getBoundingClientRect()
  if (box === undefined) throw new Error('The page has no switch.')
  const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  const covered: string[] = []
  const isOfPage = (element: Element | null) =>
    element !== null &&
    element.closest('#page-editor, script, style, dialog:not([open])') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    if (isOfPage(control) && isCovered(control.getBoundingClientRect())) {
      covered.push(control.outerHTML)
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (isOfPage(node.parentElement) && [...range.getClientRects()].some(isCovered)) {
      covered.push(node.textContent ?? '')
    }
  }
  return covered
}
