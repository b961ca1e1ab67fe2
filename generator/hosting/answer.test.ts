import { expect, it } from 'vitest'
import { answerTo, pageFile, type Addresses } from './answer.ts'

const SITE: Addresses = {
  addresses: [{ path: '/' }, { path: '/services' }, { path: '/services/zero-trust' }],
  redirects: [{ from: '/services/old', to: '/services/zero-trust' }],
}

it.each(['/', '/services', '/services/zero-trust'])('answers %s with its page', (path) => {
  expect(answerTo(path, SITE)).toEqual({ kind: 'page', path })
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
])('sends %s for good to the one address of the page, %s', (path, to) => {
  expect(answerTo(path, SITE)).toEqual({ kind: 'redirect', status: 308, to })
})

it.each(['/nowhere', '/nowhere/', '/Services', '/Über-uns', '/a b', '/404'])(
  'sends the unknown single segment %s home for now',
  (path) => {
    expect(answerTo(path, SITE)).toEqual({ kind: 'redirect', status: 302, to: '/' })
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
])('leaves %s to the files, which may not have it', (path) => {
  expect(answerTo(path, SITE).kind).toBe('file')
})

it('keeps each page in a file of its own name', () => {
  expect(SITE.addresses.map(({ path }) => pageFile(path))).toEqual([
    'index.html',
    'services.html',
    'services/zero-trust.html',
  ])
})

// In quadratic time, a path this long would not be answered before the test times out.
it.each([`/${'a/'.repeat(1_000_000)}`, `${'/'.repeat(2_000_000)}x`, `/${'a//'.repeat(600_000)}b`])(
  'takes linear time for a long path (%#)',
  (path) => {
    expect(answerTo(path, SITE)).toEqual({ kind: 'file' })
  },
)
