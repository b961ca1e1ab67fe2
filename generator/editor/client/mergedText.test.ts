import { expect, it } from 'vitest'
import { mergedText } from './mergedText.ts'

const BEFORE = 'We read **your** code, since ${founded.value}.\n\nTwice.'

it.each([
  ['They read', 'Three times.', 'They read **your** code, since ${founded.value}.\n\nThree times.'],
  ['They read', 'Twice. And again.', BEFORE.replace('We', 'They') + ' And again.'],
  ['**We** read', 'Twice.\n\nAlways.', `**We**${BEFORE.slice(2)}\n\nAlways.`],
])('merges changes of different words: %s, %s', (start, end, merged) => {
  const [mine, theirs] = [BEFORE.replace('We read', start), BEFORE.replace('Twice.', end)]
  expect(mergedText(mine, BEFORE, theirs)).toBe(merged)
  expect(mergedText(theirs, BEFORE, mine)).toBe(merged)
})

it('keeps mine only where both have changed the same words', () => {
  const [mine, theirs] = ['They read it once.', 'You read it once, and twice.']
  expect(mergedText(mine, 'We read it once.', theirs)).toBe('They read it once, and twice.')
})

it.each([
  ['the same word', 'They read it.', 'You read it.'],
  ['words beside each other', 'We really read it.', 'We study it.'],
  ['a removed text', '', 'We read it twice.'],
])('does not merge changes that only overlap: %s', (_, mine, theirs) => {
  expect(mergedText(mine, 'We read it.', theirs)).toBeUndefined()
})
