import { expect, test } from 'vitest'
import { audience } from './audience.ts'

const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.each([
  ['a form that Chromium sends', CHROMIUM, false, 'person'],
  ['a form that Firefox or Safari sends', FIREFOX, true, 'person'],
  ['fetch by default', '*/*', false, 'script'],
  ['fetch that sends a redirect, as the real service sees it', '*/*', true, 'person'],
  ['no header', undefined, false, 'script'],
  ['no header and a redirect', undefined, true, 'person'],
  ['fetch that names JSON', 'application/json', true, 'script'],
  ['axios', 'application/json, text/plain, */*', true, 'script'],
  ['JSON rather than HTML', 'text/html;q=0.5, Application/JSON', true, 'script'],
  ['HTML rather than JSON', 'application/json; q=0.4, text/html; q=0.9', false, 'person'],
  ['neither wanted', 'text/html;q=0', false, 'script'],
  ['a type that only begins alike', 'text/html5', false, 'script'],
])('knows the reader: %s', (_, accept, hasRedirect, reader) => {
  expect(audience(accept, hasRedirect)).toBe(reader)
})
