import { expect, test } from 'vitest'
import { joinList } from '../../src/model/joinList.ts'
import { listSeparators } from './listSeparators.ts'

test.each(['en-US', 'de', 'ja', 'ar', 'es'])('lists in %s are as Intl writes them', (tag) => {
  const items = ['one', 'two', 'three', 'four']
  for (let count = 1; count <= items.length; count += 1) {
    const list = items.slice(0, count)
    expect(joinList(list, listSeparators(tag))).toBe(new Intl.ListFormat(tag).format(list))
  }
})
