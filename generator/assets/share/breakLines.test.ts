import { expect, it } from 'vitest'
import { breakLines } from './breakLines.ts'

const monospaced = (line: string) => ({ advance: line.length * 10 })

it('fills no line beyond its width, and makes the lines about equally long', () => {
  expect(breakLines('one two three four five six', 200, monospaced)).toEqual([
    'one two three',
    'four five six',
  ])
})

it('leaves one line alone', () => {
  expect(breakLines('Zero Trust', 200, monospaced)).toEqual(['Zero Trust'])
})

it('lets a word stand alone that is wider than the line', () => {
  expect(breakLines('a characteristically b', 100, monospaced)).toEqual([
    'a',
    'characteristically',
    'b',
  ])
})
