import type { Page } from '@playwright/test'
import { manifest } from '../support/manifest.ts'

/** The words that announce a new tab, by language. */
const NEW_TABS: Readonly<Record<string, string>> = Object.fromEntries(
  [[manifest.language, manifest.texts] as const, ...Object.entries(manifest.languages)].map(
    ([language, { shell }]) => [language, shell.newTab],
  ),
)

/**
 * Checks headings (one h1, no skipped level), landmarks (unique, with names), ids, the language, and that
 * links announce a new tab.
 */
export const structure = (page: Page): Promise<readonly string[]> =>
  page.evaluate((newTabs) => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
    const problems: string[] = []
    const expectOne = (selector: string) => {
      const { length } = visible(selector)
      if (length !== 1) problems.push(`${length} × ${selector}`)
    }
    for (const one of ['h1', 'main#main', 'body > header', 'body > footer']) expectOne(one)

    let level = 0
    for (const heading of visible('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) problems.push(`h${next} after h${level}: ${heading.textContent}`)
      if (heading.textContent?.trim() === '') problems.push(`an empty h${next}`)
      level = next
    }

    const names = visible('nav').map((nav) => nav.getAttribute('aria-label') ?? '')
    if (names.includes('')) problems.push('a nav without a name')
    if (!document.querySelector('dialog:modal') && new Set(names).size < names.length) {
      problems.push(`navs with the same name: ${names.join(', ')}`)
    }
    for (const section of visible('section[aria-labelledby]')) {
      const id = section.getAttribute('aria-labelledby') ?? ''
      if (!document.getElementById(id)?.textContent?.trim())
        problems.push(`no heading with the id ${id}`)
    }

    for (const link of visible('a[target="_blank"]')) {
      const newTab = newTabs[link.closest<HTMLElement>('[lang]')?.lang ?? '']
      if (newTab === undefined || !link.textContent?.includes(newTab))
        problems.push(`no announcement of the new tab: ${link.outerHTML}`)
    }

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const duplicates = ids.filter((id, index) => ids.indexOf(id) < index)
    if (duplicates.length > 0) problems.push(`duplicate ids: ${duplicates.join(', ')}`)
    if (!(document.documentElement.lang in newTabs)) problems.push('no language of the site')
    const first = document.querySelector('body :is(a[href], button, input, [tabindex])')
    if (first?.getAttribute('href') !== '#main')
      problems.push('the first focusable element is not the skip link')
    return problems.map((one) => `structure: ${one}`)
  }, NEW_TABS)
