import { expect, it } from 'vitest'
import { manifestPreviews } from './pages.ts'

it.each([
  ['a removed text', 'a\nb\n', '', 0, 2],
  ['an inserted line', 'a\nc\n', 'a\nb\nc\n', 1, 0],
  ['a replaced line', 'a\nb\nc\n', 'a\nx\nc\n', 1, 1],
  ['a moved line', 'a\nb\nc\n', 'c\na\nb\n', 1, 1],
  ['a text without a line break at its end', 'a\nb', 'a\nb\nc\n', 1, 0],
])('counts the lines of %s', (_, text, edited, addedLines, removedLines) => {
  const file = { path: '/a.ts', name: 'a.ts', text, missing: [] }
  expect(manifestPreviews({ files: [file] }, new Map([['a.ts', edited]]))).toEqual([
    { name: 'a.ts', state: 'changed', addedLines, removedLines },
  ])
})
