import { expect, it } from 'vitest'
import { readTarget } from './requestTarget.ts'

it.each([
  ['/', '/', ''],
  ['/services?a=1&b=%zz', '/services', '?a=1&b=%zz'],
  ['/a%20b', '/a b', ''],
  ['//', '//', ''],
  ['//other.example/x', '//other.example/x', ''],
  ['/a/../services', '/services', ''],
  ['/a/%2e%2e/%2E%2e/services', '/services', ''],
  ['/a/..%2fservices', '/a/../services', ''],
  ['/a/%E0%A4', '/a/%E0%A4', ''],
  ['http://www.example.com/services?a', '/services', '?a'],
  ['HTTPS://www.example.com', '/', ''],
])('reads %s', (target, path, search) => {
  expect(readTarget(target)).toEqual({ path, search })
})

it.each([
  '',
  '*',
  'x',
  '*:99999/x',
  'example.com:443',
  'http://host:99999/x',
  'http://',
  'ftp://host/x',
  'javascript:alert(1)',
  '/%',
  '/a%2',
  '/%zz',
  '/a%00.txt',
  '/a\0.txt',
])('rejects the malformed target %j', (target) => {
  expect(readTarget(target)).toBeUndefined()
})

// With quadratic time, the test would time out for paths of this length.
it.each([
  `/${'a/'.repeat(1_000_000)}`,
  '/'.repeat(2_000_000),
  '/..'.repeat(500_000),
  '/%2f'.repeat(500_000),
])('reads a long path in linear time (%#)', (target) => {
  expect(readTarget(target)?.path).toMatch(/^\//)
})
