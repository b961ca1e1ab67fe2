import { expect, test } from 'vitest'
import { responseFormat } from './responseFormat.ts'

const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.each([
  ['a form that Chromium submits', CHROMIUM, false, 'html'],
  ['a form that Firefox or Safari submits', FIREFOX, true, 'html'],
  ['fetch by default', '*/*', false, 'json'],
  ['fetch with a redirect', '*/*', true, 'html'],
  ['no header', undefined, false, 'json'],
  ['no header and a redirect', undefined, true, 'html'],
  ['fetch that accepts JSON', 'application/json', true, 'json'],
  ['axios', 'application/json, text/plain, */*', true, 'json'],
  ['JSON rather than HTML', 'text/html;q=0.5, Application/JSON', true, 'json'],
  ['HTML rather than JSON', 'application/json; q=0.4, text/html; q=0.9', false, 'html'],
  ['HTML with quality 0', 'text/html;q=0', false, 'json'],
  ['a type that begins with text/html', 'text/html5', false, 'json'],
])('chooses the format for %s', (_, accept, hasRedirect, format) => {
  expect(responseFormat(accept, hasRedirect)).toBe(format)
})
