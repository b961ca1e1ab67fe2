import type { Page } from '@playwright/test'

/** The texts of a page outside the editor, its attributes, e.g. names and descriptions, and its title. */
export const shownStrings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown: string[] = [document.title]
    const walker = document.createTreeWalker(
      document,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element?.closest('#page-editor, script, style')) continue
      if (node instanceof Element) for (const { value } of node.attributes) shown.push(value.trim())
      else if (node instanceof Text) shown.push(node.data.trim())
    }
    return shown
  })
