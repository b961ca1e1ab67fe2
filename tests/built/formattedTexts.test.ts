import { expect, it } from 'vitest'
import { canonicalPages } from '../../generator/manifest/sitePages.ts'
import { referencesIn } from '../../generator/manifest/schemaWalk.ts'
import { pageSchema } from '../../src/site/page.ts'
import { site } from '../support/builtSite.ts'
import { documentAt, files, textOf } from './files.ts'

it('pages get elements instead of Markdown, and no parser', () => {
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  // Names of the parser's tokens, which no minifier changes.
  const withParser = scripts.filter((name) =>
    /atxHeadingSequence|labelStartLink|codeTextSequence/.test(textOf(name)),
  )
  expect(withParser).toEqual([])
})

it('links in texts are links of the page', () => {
  const missing = canonicalPages(site).flatMap(({ path: at, page }) => {
    const document = documentAt(at)
    const shown = [...document.querySelectorAll('main a')].map(
      (link) => `${link.textContent} ${link.getAttribute('href')}`,
    )
    return referencesIn(pageSchema, page).flatMap(({ link, path: where }) => {
      // What changes after an event may not be shown.
      if (link === undefined || where.includes('afterEvent')) return []
      const isShown = shown.some(
        (each) => each.startsWith(link.text) && each.endsWith(` ${link.to}`),
      )
      return isShown ? [] : [`${at}: ${link.text} (${link.to})`]
    })
  })
  expect(missing).toEqual([])
})
