import type { Page } from '@playwright/test'

/** The values that a page shows outside the editor: in its texts, its title, or attributes such as names and descriptions. */
export const shownValues = (page: Page, values: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((searched) => {
    const shown: string[] = [document.title]
    const walker = document.createTreeWalker(
      document,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element?.closest('#page-editor, script, style')) continue
      if (node instanceof Element) for (const { value } of node.attributes) shown.push(value)
      else if (node instanceof Text) shown.push(node.data)
    }
    const all = shown.join('\n')
    return searched.filter((value) => all.includes(value))
  }, values)
