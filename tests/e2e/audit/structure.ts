import type { Checker } from './checker.ts'

/** The outline: one first-level heading, no level left out, landmarks once and by name, a language. */
export const structure: Checker = (page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
    const wrong: string[] = []
    const expectOne = (selector: string) => {
      const { length } = shown(selector)
      if (length !== 1) wrong.push(`${length} × ${selector}`)
    }
    for (const one of ['h1', 'main#main', 'body > header', 'body > footer']) expectOne(one)

    let level = 0
    for (const heading of shown('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) wrong.push(`h${next} after h${level}: ${heading.textContent}`)
      if (heading.textContent?.trim() === '') wrong.push(`an empty h${next}`)
      level = next
    }

    const names = shown('nav').map((nav) => nav.getAttribute('aria-label') ?? '')
    if (names.includes('')) wrong.push('a nav without a name')
    if (!document.querySelector('dialog:modal') && new Set(names).size < names.length) {
      wrong.push(`two navs of one name: ${names.join(', ')}`)
    }
    for (const section of shown('section[aria-labelledby]')) {
      const id = section.getAttribute('aria-labelledby') ?? ''
      if (!document.getElementById(id)?.textContent?.trim()) wrong.push(`no heading ${id}`)
    }

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const twice = ids.filter((id, index) => ids.indexOf(id) < index)
    if (twice.length > 0) wrong.push(`ids twice: ${twice.join(', ')}`)
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(document.documentElement.lang)) wrong.push('no language')
    const first = document.querySelector('body :is(a[href], button, input, [tabindex])')
    if (first?.getAttribute('href') !== '#main') wrong.push('the first stop is no skip link')
    return wrong.map((one) => `structure: ${one}`)
  })
