import { expect, it } from 'vitest'
import { choiceOf, choiceText, isAnswered, sameForAll } from './choice.ts'

it('keeps a choice in a text', () => {
  const choice = { maps: true, statistics: false }
  expect(choiceOf(choiceText(choice))).toEqual(choice)
  expect(choiceOf(choiceText({}))).toEqual({})
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  'true',
  '{"maps":true}',
  '{"version":1}',
  '{"version":1,"choice":null}',
  '{"version":1,"choice":[]}',
  '{"version":1,"choice":{"maps":"yes"}}',
  '{"version":2,"choice":{"maps":true}}',
  '{"version":"1","choice":{"maps":true}}',
])('takes %s for no choice', (text) => {
  expect(choiceOf(text)).toBeUndefined()
})

it('is answered once every category is', () => {
  expect(isAnswered(undefined, [])).toBe(false)
  expect(isAnswered({}, [])).toBe(true)
  expect(isAnswered({ maps: false }, ['maps'])).toBe(true)
  expect(isAnswered({ maps: true }, ['maps', 'statistics'])).toBe(false)
  expect(isAnswered({}, ['toString'])).toBe(false)
})

it('gives one answer to all', () => {
  expect(sameForAll(['maps', 'statistics'], true)).toEqual({ maps: true, statistics: true })
  expect(sameForAll([], false)).toEqual({})
})
