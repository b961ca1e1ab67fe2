import { expect, it } from 'vitest'
import { excerpts } from './diffReport.ts'

const WORDS = Array.from({ length: 60 }, (_, index) => `word${index}`)

it('shortens both texts at the same words, also if only one of them is long', () => {
  const old = WORDS.slice(0, 15).join(' ')
  const [before, after] = [old, old.replace('word12', WORDS.slice(20).join(' '))]
  expect(excerpts({ before, after })).toEqual({
    before: '…word6 word7 word8 word9 word10 word11 word12 word13 word14',
    after: expect.stringMatching(/^…word6 word7 word8 word9 word10 word11 word20 .*…$/),
  })
})

it('shortens the equal words after a difference at the same word', () => {
  const after = WORDS.join(' ')
  expect(excerpts({ before: after.replace('word10 ', ''), after })).toEqual({
    before: '…word4 word5 word6 word7 word8 word9 word11 word12 word13 word14 word15 word16…',
    after: '…word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16…',
  })
})

it.each([
  [{ after: WORDS.join(' ') }, { before: undefined, after: `${WORDS.join(' ').slice(0, 160)}…` }],
  [
    { before: 'One\ntwo', after: 'One' },
    { before: 'One ↵ two', after: 'One' },
  ],
])('shortens only long texts, at their ends: %o', (change, shown) => {
  expect(excerpts(change)).toEqual(shown)
})
