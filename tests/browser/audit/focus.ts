import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'

/**
 * Presses Tab until the focus has visited a part of the page, and returns the elements whose focus is not
 * visible (WCAG 2.4.7, 1.4.11) or covered (2.4.11). Every element that can be focused must be visited.
 */
export async function focusProblems(page: Page, part: string): Promise<readonly string[]> {
  await page.evaluate(startAtTop, part)
  const problems: string[] = []
  let visited = 0
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus, part)
    if (found === 'end') {
      const stops = await page.evaluate(countStops, part)
      return visited === stops ? problems : [...problems, `Tab visits ${visited} of ${stops}`]
    }
    // The next part of the same date, or the next control of the same video.
    if (found === 'again') continue
    visited += 1
    const { name, mark, ground, covered } = found
    const contrast = mark === undefined ? 0 : wcagContrast(mark, ground)
    if (contrast < 3) problems.push(`${name}: ${mark ?? 'no mark'} on ${ground}: ${contrast}`)
    if (covered !== undefined) problems.push(`${name}: ${covered}`)
  }
  return [...problems, 'Tab does not leave the part of the page']
}

function startAtTop(part: string) {
  for (const one of document.querySelectorAll('[data-tabbed]')) one.removeAttribute('data-tabbed')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  getSelection()?.removeAllRanges()
  const start = document.querySelector<HTMLElement>(part)
  const was = start?.getAttribute('tabindex') ?? null
  if (start) start.tabIndex = -1
  start?.focus()
  if (was === null) start?.removeAttribute('tabindex')
  scrollTo(0, 0)
}

/** The number of elements that the Tab key reaches. A radio group counts once. */
function countStops(part: string) {
  const radios = new Set<string>()
  const stops =
    'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(stops)]
    .filter((one) => one.closest(part))
    .filter((one) => one.tabIndex >= 0 && !one.closest('[inert]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
      const isFirst = !radios.has(one.name)
      radios.add(one.name)
      return isFirst
    }).length
}

/** The focused element with the color of its focus indicator, the color around it, and what covers it. */
async function lookAtFocus(part: string) {
  const one = document.activeElement
  if (one === null || one === document.body || !one.closest(part)) return 'end'
  if (one.matches(':is([type="date"], video)[data-tabbed="last"]')) return 'again'
  if (one.hasAttribute('data-tabbed')) return 'end'
  document.querySelector('[data-tabbed="last"]')?.setAttribute('data-tabbed', '')
  one.setAttribute('data-tabbed', 'last')
  // Transitions of the focus indicator have ended.
  for (let frame = 0; frame < 2 || document.getAnimations().length > 0; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const marked = [one, ...one.querySelectorAll('*')].find((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return {
    name: `${one.tagName} ${one.textContent?.trim().slice(0, 30) || one.id}`,
    mark: marked && getComputedStyle(marked).outlineColor,
    ground: groundOf(marked ?? one),
    covered: coverOf(one),
  }

  function coverOf(element: Element): string | undefined {
    // A link in a text can have several lines.
    const covers = [...element.getClientRects()].map((box) => coverAt(element, box))
    return covers.every((cover) => cover === 'out of view')
      ? 'out of view'
      : covers.find((cover) => cover !== undefined && cover !== 'out of view')
  }

  function coverAt(element: Element, box: DOMRect): string | undefined {
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const top = Math.max(box.top, 0)
    // Browsers scroll the first line of an empty text area into view, where the caret is, not all of it.
    const isTextArea = element instanceof HTMLTextAreaElement
    const end = isTextArea
      ? top + 2 * Number.parseFloat(getComputedStyle(element).fontSize)
      : box.bottom
    const bottom = Math.min(end, innerHeight)
    if (right - left < 1 || bottom - top < 1) return 'out of view'
    for (const x of along(left, right)) {
      for (const y of along(top, bottom)) {
        const over = document.elementFromPoint(x, y)
        if (over === null || over.contains(element) || element.contains(over)) continue
        const isOwn = element instanceof HTMLInputElement && element.labels?.[0]?.contains(over)
        if (!isOwn && !over.closest('[data-tabbed]')) return `under ${over.outerHTML.slice(0, 80)}`
      }
    }
    return undefined
  }

  /** Points near both ends and between them. */
  function along(start: number, end: number): number[] {
    return [0.15, 0.5, 0.85].map((part) => start + (end - start) * part)
  }

  /** The focus indicator is outside the element, on the surrounding background. */
  function groundOf(element: Element): string {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor.startsWith('rgb(')) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
}
