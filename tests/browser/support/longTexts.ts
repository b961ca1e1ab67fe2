import { expect, type Page } from '@playwright/test'
import { resize, setTextSize } from './window.ts'

/** The widths of the window at which long texts are checked, with a font size of the browser. Pixels. */
const SIZES = [
  { width: 320, text: 16 },
  { width: 390, text: 16 },
  { width: 768, text: 16 },
  { width: 1440, text: 16 },
  { width: 320, text: 32 },
]

/** Makes a list of statistics one of four numbers that are wider than their column in the usual size. */
export function widenStatistics(list: HTMLElement | SVGElement) {
  list.style.setProperty('--digits', '12')
  while (list.children.length < 4) list.append(list.lastElementChild?.cloneNode(true) ?? '')
  for (const number of list.querySelectorAll('dd > span:first-child')) {
    number.textContent = '$9,876,543'
  }
}

/**
 * Adds a word of 40 letters and an address of 80 characters to every text of a page, and checks at several
 * widths that no text leaves its box or is unreadably small. `enter` and `leave` are called at each width.
 */
export async function expectLongTextsToFit(
  page: Page,
  { enter, leave }: Partial<Record<'enter' | 'leave', () => Promise<void>>> = {},
): Promise<void> {
  await page.evaluate(lengthenTexts)
  for (const { width, text } of SIZES) {
    await resize(page, { width, height: 900 })
    await setTextSize(page, text)
    await enter?.()
    expect.soft(await page.evaluate(unfitTexts), `${text} px text at ${width} px`).toEqual([])
    await leave?.()
  }
}

function lengthenTexts() {
  const added = ` ${'Versicherung'.repeat(4).slice(0, 40)} https://www.example.com/${'a1b2c3d4'.repeat(7)}`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const isText = node.parentElement?.closest('script, style, svg') === null
    const isShort = node.parentElement?.className === 'unbroken'
    // The longest part that stays together has 16 characters. Numbers stay: addresses and times are not made of words.
    if (isShort) node.textContent = 'requirements-101'
    else if (isText && /\p{L}/u.test(node.textContent ?? '')) node.textContent += added
  }
}

/** The texts outside the window or a box around them, or with letters smaller than 11 px. */
function unfitTexts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const unfit = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    const visible = { opacityProperty: true, visibilityProperty: true }
    if (!node.textContent?.trim() || parent?.checkVisibility(visible) !== true) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0 || parent.getBoundingClientRect().width <= 2) continue
    const isSmall = Number.parseFloat(getComputedStyle(parent).fontSize) < 11
    // A region that scrolls by keyboard, e.g. around a table, may be wider inside than the window.
    const isInRegion = parent.closest('[tabindex="0"]') !== null
    let isOutside = !isInRegion && (left < -1 || right > clientWidth + 1)
    for (let box: Element | null = parent; box && !isOutside; box = box.parentElement) {
      const { display, overflowX, position } = getComputedStyle(box)
      // A scrollable box can be scrolled to its text.
      if (/auto|scroll/.test(overflowX)) break
      const edge = box.getBoundingClientRect()
      const hasBox = display !== 'inline' && display !== 'contents'
      isOutside = hasBox && (left < edge.left - 2 || right > edge.right + 2)
      if (position === 'fixed') break
    }
    if (isOutside || isSmall) unfit.push(`${parent.outerHTML.slice(0, 160)}: ${left} to ${right}`)
  }
  return unfit
}
