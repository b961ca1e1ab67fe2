import { expect, it, vi } from 'vitest'
import { hovers, programWith } from './hover.ts'

// Type-checking another TypeScript program takes long.
vi.setConfig({ testTimeout: 240_000 })

it('the hover text of every property describes it, with the default of optional ones', () => {
  const { file } = programWith(`
    import type { Authored, Names } from './src/model/rendered.ts'
    import type { SiteInput } from './src/site/site.ts'
    export type Site = Authored<SiteInput, Names>
  `)
  const site = file.getTypeAliasOrThrow('Site')
  // Except the CSP directives of a third party: they are keys of a record, which has its own text.
  const all = hovers(site.getType(), site).filter(({ path }) => !/\.contacts\./.test(path))
  expect(all.filter(({ documentation }) => documentation === '').map(({ path }) => path)).toEqual(
    [],
  )
  const withoutDefault = all.filter(
    ({ isOptional, documentation }) => isOptional && !/default/i.test(documentation),
  )
  expect(withoutDefault.map(({ path }) => path)).toEqual([])
  process.stdout.write(`${all.length} properties, all with documentation\n`)
})

it('hover texts are the same in a call of defineSite', () => {
  const { project, file } = programWith(`
    import manifest from './site.manifest.ts'
    import { defineSite } from './src/site/index.ts'
    export const site = defineSite({ ...manifest, routes: { '/': {
      title: 'Home', description: 'D', hero: { title: 'T', headline: 'H', images: [] },
      sections: [{ kind: 'statistics', heading: 'H', statistics: [{ label: 'L', value: 1, isPercent: true }] }],
    } } })
  `)
  const service = project.getLanguageService().compilerObject
  const documentationOf = (name: string) => {
    const at = file.getFullText().indexOf(`${name}:`)
    const info = service.getQuickInfoAtPosition(file.getFilePath(), at)
    return info?.documentation?.map(({ text }) => text).join('')
  }
  expect(documentationOf('headline')).toBe(
    'The line below the heading: a sentence that summarizes the page.',
  )
  expect(documentationOf('isPercent')).toBe('Whether the number is a percentage. Default: false.')
  expect(documentationOf('heading')).toBe("The section's heading.")
})
