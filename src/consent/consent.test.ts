import { expect, it } from 'vitest'
import { parseConsent, serializeConsent, isAnswered, consentForAll } from './consent.ts'

it('parses what it has serialized', () => {
  const consent = { maps: true, statistics: false }
  expect(parseConsent(serializeConsent(consent))).toEqual(consent)
  expect(parseConsent(serializeConsent({}))).toEqual({})
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
])('K6, K7: parses %s as no consent', (text) => {
  expect(parseConsent(text)).toBeUndefined()
})

it('is answered when each category has an answer', () => {
  expect(isAnswered(undefined, [])).toBe(false)
  expect(isAnswered({}, [])).toBe(true)
  expect(isAnswered({ maps: false }, ['maps'])).toBe(true)
  expect(isAnswered({ maps: true }, ['maps', 'statistics'])).toBe(false)
  expect(isAnswered({}, ['toString'])).toBe(false)
})

it('has the same answer for each category', () => {
  expect(consentForAll(['maps', 'statistics'], true)).toEqual({ maps: true, statistics: true })
  expect(consentForAll([], false)).toEqual({})
})
