import { expect, it } from 'vitest'
import { siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { runRules } from './index.ts'
import type { PreviousSite } from './rule.ts'

/** The warnings after a new name, for a text in the footer. */
function warnings(name: string, text: string, previous?: PreviousSite, formerNames?: string[]) {
  const site = siteSchema.parse(manifest)
  site.product = { ...site.product, name, formerNames }
  site.footer.smallPrint = text
  const found = runRules(site, { imageFiles: new Set(), previous })
  return found.filter(
    ({ code, path }) => code === 'former-name' && path.join('.') === 'footer.smallPrint',
  )
}

const committed = (name: string): PreviousSite => ({ name, pages: new Map() })

it('reports the name of the last commit, and how to report it later', () => {
  expect(warnings('Bravo', 'Alpha Labs, all rights', committed('Alpha Labs'))).toEqual([
    {
      code: 'former-name',
      path: ['footer', 'smallPrint'],
      message: '"Alpha Labs" is a former name of the product.',
      hint: 'Write "Bravo", or insert it with ${…} in a template string. To find such texts after the next commit too, add formerNames: ["Alpha Labs"] to product.',
    },
  ])
})

it('reports a declared name without a previous site, as in CI', () => {
  expect(warnings('Bravo', 'By Alpha', undefined, ['Alpha'])).toMatchObject([
    { hint: 'Write "Bravo", or insert it with ${…} in a template string.' },
  ])
})

it.each([
  ['a text with the current name that contains the former one', 'Alpha Labs', 'By Alpha Labs'],
  ['a longer word', 'Bravo', 'The Alphabet, Alpha-Beta'],
  ['the same name', 'Alpha', 'By Alpha'],
])('reports nothing for %s', (_, name, text) => {
  expect(warnings(name, text, committed('Alpha'))).toEqual([])
})

it('reports a former name that contains the current one', () => {
  expect(warnings('Alpha', 'By Alpha Labs', committed('Alpha Labs'))).toHaveLength(1)
})
