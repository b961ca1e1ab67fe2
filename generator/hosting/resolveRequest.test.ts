import { expect, it } from 'vitest'
import { readTarget, resolvePath, type SitePaths } from './resolveRequest.ts'

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

const SITE: SitePaths = {
  paths: ['/', '/services', '/services/zero-trust'],
  redirects: [{ from: '/services/old', to: '/services/zero-trust' }],
  unknownPaths: 'home',
}

it.each(['/', '/services', '/services/zero-trust'])('resolves %s to its page', (path) => {
  expect(resolvePath(path, SITE)).toEqual({ kind: 'page', path })
})

it.each([
  ['/services/', '/services'],
  ['/services//', '/services'],
  ['//', '/'],
  ['/services.html', '/services'],
  ['/services/zero-trust.html', '/services/zero-trust'],
  ['/index.html', '/'],
  ['/services/old', '/services/zero-trust'],
  ['/services/old/', '/services/zero-trust'],
])('redirects %s permanently to %s', (path, to) => {
  expect(resolvePath(path, SITE)).toEqual({ kind: 'redirect', status: 308, to })
})

it.each(['/nowhere', '/nowhere/', '/Services', '/Über-uns', '/a b', '/404'])(
  'redirects the unknown path %s temporarily to the home page, if the site wants this',
  (path) => {
    expect(resolvePath(path, SITE)).toEqual({ kind: 'redirect', status: 302, to: '/' })
    expect(resolvePath(path, { ...SITE, unknownPaths: 'notFound' })).toEqual({ kind: 'file' })
  },
)

it.each([
  '/nowhere.html',
  '/navigation.json',
  '/v1.2/',
  '/services/nowhere',
  '/services/nowhere/',
  '/services/index.html',
  '//services',
  '//evil.example/',
  '/services//zero-trust',
])('resolves %s to a static file', (path) => {
  expect(resolvePath(path, SITE).kind).toBe('file')
})

// With quadratic time, the test would time out for paths of this length.
it.each([
  [`/${'a/'.repeat(1_000_000)}`, 'file'],
  [`${'/'.repeat(2_000_000)}x`, 'file'],
  [`/${'a//'.repeat(600_000)}b`, 'file'],
  ['/..'.repeat(500_000), 'page'],
  ['/%2f'.repeat(500_000), 'redirect'],
])('takes linear time for a long path (%#)', (target, kind) => {
  expect(resolvePath(readTarget(target)?.path ?? '', SITE).kind).toBe(kind)
})
