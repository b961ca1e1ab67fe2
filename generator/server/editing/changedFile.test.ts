import { expect, it } from 'vitest'
import { changedFile, restoredText } from './changedFile.ts'

it.each([
  ['a replaced word', 'one two three', 'one 2 three'],
  ['a repeated letter that is added', 'aa', 'aaa'],
  ['a repeated letter that is removed', 'aaa', 'aa'],
  ['an empty text', '', 'text'],
  ['half of a surrogate pair', 'a \u{1F600} b', 'a \u{1F601} b'],
  ['no change', 'same', 'same'],
])('restores both texts after %s', (_, before, after) => {
  const file = changedFile('/a.ts', before, after)
  expect(restoredText(after, file, 'before')).toBe(before)
  expect(restoredText(before, file, 'after')).toBe(after)
})

it('restores nothing if the file has another text', () => {
  const file = changedFile('/a.ts', 'one two', 'one 2')
  expect(restoredText('one 2 ', file, 'before')).toBeUndefined()
  expect(restoredText('one 2', file, 'after')).toBeUndefined()
})

it('keeps the replaced part only', () => {
  const long = 'x'.repeat(100_000)
  const { before, after } = changedFile('/a.ts', `${long}one${long}`, `${long}two${long}`)
  expect([before.part.length, after.part.length]).toEqual([6, 6])
})
