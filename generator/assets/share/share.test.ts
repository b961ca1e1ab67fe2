import { expect, it } from 'vitest'
import { breakLines } from './breakLines.ts'

const monospaced = (line: string) => ({ advance: line.length * 10 })

it('keeps lines within the width, and balances their lengths', () => {
  expect(breakLines('one two three four five six', 200, monospaced)).toEqual([
    'one two three',
    'four five six',
  ])
})

it('does not break a text that fits on one line', () => {
  expect(breakLines('Zero Trust', 200, monospaced)).toEqual(['Zero Trust'])
})

it('puts a word that is too long on a line of its own', () => {
  expect(breakLines('a characteristically b', 100, monospaced)).toEqual([
    'a',
    'characteristically',
    'b',
  ])
})
