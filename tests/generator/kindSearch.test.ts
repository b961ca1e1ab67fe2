import { expect, it } from 'vitest'
import { sectionKinds } from '../../generator/edits/describe/sectionKinds.ts'
import { matchesKind } from '../../generator/editor/client/sections/kindSearch.ts'

it.each([
  ['FAQ', 'questions'],
  ['team', 'profileList'],
  ['quote', 'prose'],
  ['pricing', 'table'],
  ['columns', 'iconGrid'],
  ['cards', 'iconGrid'],
  ['carou', 'imageGallery'],
  ['news posts', 'articleList'],
  ['jobs', 'openings'],
])('%s finds %s, and not every kind', (search, kind) => {
  const found = sectionKinds().filter((each) => matchesKind(each, search))
  expect(found.map((each) => each.kind)).toContain(kind)
  expect(found.length).toBeLessThan(12)
})

it('finds nothing for a word without synonyms', () => {
  expect(sectionKinds().filter((each) => matchesKind(each, 'xylophone'))).toEqual([])
})
