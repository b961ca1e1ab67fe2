import { expect, test } from 'vitest'
import { redirectTarget } from './redirectTarget.ts'

test.each([
  ['/contact-us/thank-you', '/contact-us/thank-you'],
  ['/', '/'],
  ['/a?b=c#d', '/a?b=c#d'],
  ['/größe ok', '/gr%C3%B6%C3%9Fe%20ok'],
  ['https://site.example.com/thanks', 'https://site.example.com/thanks'],
  ['HTTP://localhost:4173/thanks', 'http://localhost:4173/thanks'],
])('redirects %j to %j', (value, target) => {
  expect(redirectTarget(value)).toBe(target)
})

test.each([
  undefined,
  '',
  'thank-you',
  '//evil.example.com',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  '/.//evil.example.com',
  '/x/..//evil.example.com',
  'http:evil',
  'https:evil',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/',
  ' /thanks',
])('rejects %j', (value) => {
  expect(redirectTarget(value)).toBeUndefined()
})

test('removes line breaks', () => {
  expect(redirectTarget('/thanks\r\nSet-Cookie: a=b')).toBe('/thanksSet-Cookie:%20a=b')
})
