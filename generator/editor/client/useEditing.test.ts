import { expect, it } from 'vitest'
import { changedPage } from './useEditing.ts'
import type { EditablePage } from '../protocol.ts'

const page: EditablePage = {
  regions: [
    {
      selector: 'main > header',
      name: 'Top of the page',
      texts: [
        {
          path: ['a', 0],
          value: 'Old',
          location: 'a.ts:1:1',
          label: 'a',
          isOnPages: true,
          usedBy: ['b'],
        },
        {
          path: ['c'],
          value: 'Old',
          location: 'a.ts:2:1',
          label: 'c',
          isOnPages: true,
          usedBy: [],
        },
      ],
    },
    {
      selector: 'body > footer',
      name: 'Footer',
      texts: [
        {
          path: ['b'],
          value: 'Old',
          location: 'a.ts:1:1',
          label: 'b',
          isOnPages: true,
          usedBy: ['a'],
        },
        { path: ['d'], value: 'Default', label: 'd', isOnPages: true, usedBy: [] },
        { path: ['e'], value: 'Default', label: 'e', isOnPages: true, usedBy: [] },
      ],
    },
  ],
  inserted: [],
  sections: { list: { path: [], version: '' }, sections: [] },
  images: [],
  canUndo: false,
  canRedo: true,
  pageAfterUndo: undefined,
  pageAfterRedo: undefined,
}

const values = ({ regions }: EditablePage) =>
  regions.flatMap(({ texts }) => texts.map(({ value }) => value))

it('changes a text wherever the page shows it', () => {
  const parts = [{ text: 'Founded in ' }, { code: 'year', value: '2015' }]
  const changed = changedPage(page, { kind: 'text', path: ['a', 0], before: 'Old', parts })
  const text = 'Founded in 2015'
  expect(values(changed)).toEqual([text, 'Old', text, 'Default', 'Default'])
  expect(changed.regions[0]?.texts[0]?.parts).toEqual(parts)
  expect(changed).toMatchObject({ canUndo: true, canRedo: false })
})

it('changes one default, because defaults have no location', () => {
  const parts = [{ text: 'New' }]
  const changed = changedPage(page, { kind: 'text', path: ['d'], before: 'Default', parts })
  expect(values(changed)).toEqual(['Old', 'Old', 'Old', 'New', 'Default'])
})
