import { expect, it } from 'vitest'
import { parseChoice, serializeChoice, isAnswered, choiceForAll } from './consent.ts'

it('parses what it has serialized', () => {
  const choice = { maps: true, statistics: false }
  expect(parseChoice(serializeChoice(choice))).toEqual(choice)
  expect(parseChoice(serializeChoice({}))).toEqual({})
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
])('K6, K7: parses %s as no choice', (text) => {
  expect(parseChoice(text)).toBeUndefined()
})

it('is answered when each category has an answer', () => {
  expect(isAnswered(undefined, [])).toBe(false)
  expect(isAnswered({}, [])).toBe(true)
  expect(isAnswered({ maps: false }, ['maps'])).toBe(true)
  expect(isAnswered({ maps: true }, ['maps', 'statistics'])).toBe(false)
  expect(isAnswered({}, ['toString'])).toBe(false)
})

it('has the same answer for each category', () => {
  expect(choiceForAll(['maps', 'statistics'], true)).toEqual({ maps: true, statistics: true })
  expect(choiceForAll([], false)).toEqual({})
})
