import type { Page } from '@playwright/test'
import { batches } from './support/batches.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, open, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const PHONE = 390
const DESKTOP = 1440

for (const batch of batches(site.pages.map(({ path }) => path))) {
  test(`${batch.join(', ')}: the focus is visible and not covered`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of batch) await checkFocus(page, path)
  })
}

async function checkFocus(page: Page, path: string) {
  const isFirst = path === site.pages[0].path
  // Header and footer are the same on all pages.
  const part = isFirst ? 'body' : 'main'
  // On a phone, all pages are tested: there, fixed elements may cover the focus.
  const widths = isFirst || pathsOfAllKinds.has(path) ? [PHONE, DESKTOP] : [PHONE]
  await open(page, path)
  for (const width of widths) {
    const place = `${path} at ${width} px`
    await resize(page, { width, height: 700 })
    await page.evaluate(startAtTop, part)
    const { seen, wrong } = await tabThrough(page, part)
    expect.soft(wrong, place).toEqual([])
    const stops = await page.evaluate(countStops, part)
    expect.soft(seen, place).toBe(stops)
  }
}

/** Presses Tab until the focus has visited all elements in a part of the page. */
async function tabThrough(page: Page, part: string) {
  const wrong: string[] = []
  let seen = 0
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus, part)
    if (found === 'end') return { seen, wrong }
    // The next part of the same date.
    if (found === 'again') continue
    seen += 1
    if (found !== 'seen') wrong.push(found)
  }
  return { seen: Number.POSITIVE_INFINITY, wrong }
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
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
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

/** Checks the focused element: focus indicator, contrast of the indicator, covering elements. */
async function lookAtFocus(part: string) {
  const one = document.activeElement
  if (one === null || one === document.body || !one.closest(part)) return 'end'
  if (one.matches('[type="date"][data-tabbed="last"]')) return 'again'
  if (one.hasAttribute('data-tabbed')) return 'end'
  document.querySelector('[data-tabbed="last"]')?.setAttribute('data-tabbed', '')
  one.setAttribute('data-tabbed', 'last')
  // Transitions of the focus indicator have ended.
  for (let frame = 0; frame < 2 || document.getAnimations().length > 0; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const name = `${one.tagName} ${one.textContent?.trim().slice(0, 30) || one.id}`
  const marked = [one, ...one.querySelectorAll('*')].find((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (marked === undefined) return `${name}: no mark`
  const ratio = contrast(getComputedStyle(marked).outlineColor, groundOf(marked))
  if (ratio < 3)
    return `${name}: mark at ${ratio.toFixed(2)}, ${getComputedStyle(marked).outline} on ${groundOf(marked)}`

  const box = one.getBoundingClientRect()
  const left = Math.max(box.left, 0)
  const right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, innerHeight)
  if (right - left < 1 || bottom - top < 1) return `${name}: out of view`

  for (const x of along(left, right)) {
    for (const y of along(top, bottom)) {
      const over = document.elementFromPoint(x, y)
      if (over === null || over.contains(one) || one.contains(over)) continue
      const isOwn = one instanceof HTMLInputElement && one.labels?.[0]?.contains(over)
      if (!isOwn && !over.closest('[data-tabbed]'))
        return `${name}: under ${over.outerHTML.slice(0, 80)}`
    }
  }
  return 'seen'

  /** Points near both ends and between them. */
  function along(start: number, end: number): number[] {
    return [0.15, 0.5, 0.85].map((part) => start + (end - start) * part)
  }

  function groundOf(element: Element): string {
    // The focus indicator is outside the element, on the surrounding background.
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (parse(backgroundColor)[3] === 1) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function contrast(one: string, other: string): number {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  function luminance(color: string): number {
    const [r = 0, g = 0, b = 0] = parse(color).map((part) => {
      const value = part / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function parse(color: string): number[] {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return [r, g, b, alpha]
  }
}
