import { expect, it } from 'vitest'
import { canonicalPages, sectionIds } from '../../generator/manifest/sitePages.ts'
import { markedValues, referencesIn } from '../../generator/manifest/schemaWalk.ts'
import { isDownloadPath } from '../../src/model/linkTarget.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { siteInLanguage } from '../../src/site/site.ts'
import { site } from '../support/builtSite.ts'
import { documentAt } from './files.ts'

it('each section shows its texts, with exactly their characters, its links and images', () => {
  const missing = canonicalPages(site).flatMap(({ path, page }) => {
    const document = documentAt(path)
    const ids = sectionIds(page, siteInLanguage(site, page.language))
    return page.sections.flatMap((section, index) => {
      // The event may be over.
      if (section.afterEvent !== undefined) return []
      const element = document.getElementById(ids[index] ?? '')
      // A position may be closed, and if all are, the section shows only this. A button shows a change.
      const isAlways = ({ path: at }: { readonly path: readonly unknown[] }) =>
        at[0] !== 'positions' && at[0] !== 'none' && at[0] !== 'change'
      const texts = markedValues(['text'], sectionSchema, section)
        .filter(({ info, ...value }) => info.isOnPages && !info.markdown && isAlways(value))
        .map(({ value }) => String(value))
      const references = referencesIn(sectionSchema, section).filter(isAlways)
      // The URL of a download contains a hash of the file.
      const links = references.flatMap(({ kind, name }) =>
        kind === 'link' && !isDownloadPath(name) ? [name] : [],
      )
      const images = references.filter(({ kind }) => kind === 'image')
      const hrefs = [...(element?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))
      // The label of a caption track is an attribute.
      const labels = [...(element?.querySelectorAll('[label]') ?? [])]
      const content = [element?.textContent, ...labels.map((each) => each.getAttribute('label'))]
      return [
        ...texts.filter((text) => !content.some((part) => part?.includes(text))),
        ...links.filter((link) => !hrefs.includes(link)),
        ...images
          .slice(element?.querySelectorAll('img, video[poster]').length ?? 0)
          .map(({ name }) => name),
      ].map((what) => `${path}#${ids[index]}: ${what}`)
    })
  })
  expect(missing).toEqual([])
})
