import { expect, it } from 'vitest'
import manifest from './fixtures/minimal/site.manifest.ts'
import { generate } from '../../generator/emit/generate.ts'

const codes = (to: string) => {
  const routes = { ...manifest.routes, '/team': { ...manifest.routes['/'], title: 'Team' } }
  const site = { ...manifest, routes, navigation: [{ text: 'Team', to }] }
  return generate(site, { imageFiles: new Set() }).then(({ diagnostics }) =>
    diagnostics.map(({ code }) => code).filter((code) => code.endsWith('page')),
  )
}

it('warns of a page without links, but not while a link leads to an unknown page', async () => {
  expect(await codes('/')).toEqual(['orphan-page'])
  expect(await codes('/taem')).toEqual(['unknown-page'])
  expect(await codes('/team')).toEqual([])
})
