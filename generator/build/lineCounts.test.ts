import { expect, it } from 'vitest'
import { lineCounts } from './lineCounts.ts'

it.each([
  ['equal texts', 'a\nb\n', 'a\nb\n', 0, 0],
  ['a new text', '', 'a\nb\n', 2, 0],
  ['a removed text', 'a\nb\n', '', 0, 2],
  ['an inserted line', 'a\nc\n', 'a\nb\nc\n', 1, 0],
  ['a replaced line', 'a\nb\nc\n', 'a\nx\nc\n', 1, 1],
  ['a moved line', 'a\nb\nc\n', 'c\na\nb\n', 1, 1],
  ['differences far apart', 'a\nb\nc\nd\n', 'x\na\nb\nc\n', 1, 1],
])('counts the lines of %s', (_, before, after, addedLines, removedLines) => {
  expect(lineCounts(before, after)).toEqual({ addedLines, removedLines })
})
