import { expect, it } from 'vitest'
import { resolvePath, pageFile, type SitePaths } from './resolvePath.ts'

const SITE: SitePaths = {
  pages: [{ path: '/' }, { path: '/services' }, { path: '/services/zero-trust' }],
  redirects: [{ from: '/services/old', to: '/services/zero-trust' }],
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
  'redirects the unknown path %s temporarily to the home page',
  (path) => {
    expect(resolvePath(path, SITE)).toEqual({ kind: 'redirect', status: 302, to: '/' })
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

it('maps the path of a page to its file', () => {
  expect(SITE.pages.map(({ path }) => pageFile(path))).toEqual([
    'index.html',
    'services.html',
    'services/zero-trust.html',
  ])
})

// With quadratic time, the test would time out for paths of this length.
it.each([`/${'a/'.repeat(1_000_000)}`, `${'/'.repeat(2_000_000)}x`, `/${'a//'.repeat(600_000)}b`])(
  'takes linear time for a long path (%#)',
  (path) => {
    expect(resolvePath(path, SITE)).toEqual({ kind: 'file' })
  },
)
