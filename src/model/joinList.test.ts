import { expect, test } from 'vitest'
import { joinList, listSeparators } from './joinList.ts'

test.each(['en-GB', 'de', 'ja', 'ar', 'es'])('lists in %s are as Intl writes them', (tag) => {
  const items = ['one', 'two', 'three', 'four']
  for (let count = 0; count <= items.length; count += 1) {
    const list = items.slice(0, count)
    expect(joinList(list, listSeparators(tag))).toBe(new Intl.ListFormat(tag).format(list))
  }
})

test('lists in American English have no comma before “and”', () => {
  expect(joinList(['one', 'two', 'three'], listSeparators('en-US'))).toBe('one, two and three')
})
