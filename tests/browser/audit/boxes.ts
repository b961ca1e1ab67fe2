import type { Page } from '@playwright/test'

/** Measures boxes: nothing is wider than the window or outside it, and no text is cut off. */
export const boxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const visible = { opacityProperty: true, visibilityProperty: true }
    const textOf = (one: Element) => one.textContent?.trim().slice(0, 40) || one.outerHTML
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []
    return [...wide, ...beyond(), ...cutOff()].map((one) => `boxes: ${one}`)

    function beyond() {
      return [...document.querySelectorAll('img, svg, a, button, input, select, textarea')]
        .filter((one) => one.checkVisibility(visible) && !isPoint(one))
        .filter((one) => !one.closest('[aria-hidden], [inert], [aria-live]'))
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect()
          return left < -1 || right > clientWidth + 1
        })
        .map((one) => `outside the window: ${textOf(one)}`)
    }

    function cutOff() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const cut: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node
        if (!node.textContent?.trim() || !parentElement?.checkVisibility(visible)) continue
        // Visually hidden text is cut off intentionally.
        if (parentElement.closest('[aria-hidden], [inert], [aria-live]')) continue
        if (isPoint(parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        if (text.width > 1 && isCut(text, parentElement))
          cut.push(`cut off: ${textOf(parentElement)}`)
      }
      return cut
    }

    function isPoint(one: Element) {
      const { width, height } = one.getBoundingClientRect()
      // Visually hidden elements are 1 px in size, or 2 px with 200 % text.
      return width <= 2 && height <= 2
    }

    function isCut(text: DOMRect, from: Element) {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const across = text.left < edge.left - 2 || text.right > edge.right + 2
        const down = text.top < edge.top - 2 || text.bottom > edge.bottom + 2
        if (/hidden|clip/.test(overflowX) && across) return true
        if (/hidden|clip/.test(overflowY) && down) return true
        // Text in a scrollable element can be scrolled into view.
        if (/auto|scroll/.test(overflowX + overflowY)) return false
      }
      return text.left < -2 || text.right > document.documentElement.clientWidth + 2
    }
  })

/** Controls less than 44 px high, which axe does not require, except links within text and fields whose label is part of the target. */
export const lowTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .filter((one) => one.closest('h3, dd, [hidden]') === null)
      .filter((one) => one.getBoundingClientRect().height < 43.9)
      .map((one) => one.outerHTML.slice(0, 120)),
  )
