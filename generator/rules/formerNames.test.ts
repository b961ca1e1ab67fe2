import { expect, it } from 'vitest'
import { siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { runRules } from './checkManifest.ts'

/** The warnings after a new name, for a text in the footer. */
function warnings(name: string, text: string, formerName: string) {
  const site = siteSchema.parse(manifest)
  site.product = { ...site.product, name, formerNames: [formerName] }
  site.footer.smallPrint = text
  return runRules(site, { imageFiles: new Set() }).filter(
    ({ code, path }) => code === 'former-name' && path.join('.') === 'footer.smallPrint',
  )
}

it.each([
  ['a text with the current name that contains the former one', 'Alpha Labs', 'By Alpha Labs'],
  ['a longer word', 'Bravo', 'The Alphabet, Alpha-Beta'],
  ['the same name', 'Alpha', 'By Alpha'],
])('reports nothing for %s', (_, name, text) => {
  expect(warnings(name, text, 'Alpha')).toEqual([])
})

it('reports a former name that contains the current one', () => {
  expect(warnings('Alpha', 'By Alpha Labs', 'Alpha Labs')).toHaveLength(1)
})
