import { expect, it } from 'vitest'
import { wrapText } from './paragraph.ts'

/** Every character is one point wide. */
const widthOf = (text: string) => text.length

it.each([
  ['a text that fits', 'one two', ['one two']],
  ['a longer text', 'one two three', ['one two ', 'three']],
  [
    'a word that is wider than the column',
    'a contracts@example.com',
    ['a ', 'contracts@', 'example.co', 'm'],
  ],
])('breaks %s, and loses nothing', (_, text, lines) => {
  expect(wrapText(text, 10, widthOf)).toEqual(lines)
  expect(lines.join('')).toBe(text)
})
