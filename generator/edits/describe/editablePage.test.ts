import { expect, it } from 'vitest'
import { labelOf } from './editablePage.ts'

it.each([
  [['blocks', 1, 'title'], 'blocks 2, title'],
  [['sections', 'Our work', 'cards', 0, 'inMessages'], 'sections “Our work”, cards 1, in messages'],
])('describes the place %j in words', (path, label) => {
  expect(labelOf(path)).toBe(label)
})
