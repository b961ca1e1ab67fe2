import { describe, expect, it } from 'vitest'
import { documentAt, files, textOf } from './files.ts'
import { splitPrint } from '../../generator/bundle/styleSheets.ts'
import { sitePages } from '../support/builtSite.ts'

/** The static imports of a script, as URLs. */
const importsOf = (script: string) =>
  [...textOf(script).matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(
    ([, name]) => `/assets/${name}`,
  )

describe.each(sitePages.map(({ path: pagePath, id }) => [pagePath, id] as const))(
  '%s',
  (pagePath, id) => {
    const page = documentAt(pagePath)
    const scripts =
      page.querySelector('[data-scripts]')?.getAttribute('data-scripts')?.split(' ') ?? []
    const sheets = [...page.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => link.getAttribute('href') ?? '',
    )

    it('lists its own script, and only existing files', () => {
      expect(scripts.filter((script) => script.startsWith(`/assets/${id}.gen-`))).toHaveLength(1)
      for (const file of [...scripts, ...sheets]) expect(files).toContain(file.slice(1))
    })

    it('lists every import of its scripts once', () => {
      const imported = scripts.flatMap(importsOf)
      expect(imported.length).toBeGreaterThan(1)
      expect(scripts).toEqual(expect.arrayContaining(imported))
      expect(new Set(scripts).size).toBe(scripts.length)
    })

    it('contains the styles of its style sheets, except those for print, which it links', () => {
      const carried = page.querySelector('style')?.textContent
      const [print = '', ...others] = sheets.map((sheet) => textOf(sheet).trim())
      expect(others.length).toBeGreaterThan(0)
      for (const sheet of others.map(splitPrint)) {
        expect(carried).toContain(sheet.screen)
        expect(print).toContain(sheet.print)
      }
    })
  },
)

it('does not publish the manifest of the bundler', () => {
  expect(files.filter((file) => file.endsWith('manifest.json'))).toEqual([])
})
