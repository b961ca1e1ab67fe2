import { describe, expect, it } from 'vitest'
import { metaPolicy, pagePolicy, printPolicy, widened } from './policy.ts'

const FORM = 'https://forms.example.com'
const plain = pagePolicy({ widenings: [] })

it('refuses what it does not name, and scripts from anywhere but the site', () => {
  expect(plain.get('default-src')).toEqual(["'none'"])
  expect(plain.get('script-src')).toEqual(["'self'"])
  expect(printPolicy(plain)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
})

it('widens the directives that a third party needs, and no other', () => {
  const policy = pagePolicy({
    widenings: [
      { 'connect-src': [FORM], 'form-action': [FORM], 'img-src': [] },
      { 'frame-src': ["'self'"] },
    ],
  })
  expect(policy.get('connect-src')).toEqual(["'self'", FORM])
  expect(policy.get('form-action')).toEqual(["'self'", FORM])
  expect(policy.get('frame-src')).toEqual(["'self'"])
  const changed = [...policy].filter(([name, sources]) => `${plain.get(name)}` !== `${sources}`)
  expect(changed.map(([name]) => name)).toEqual(['connect-src', 'form-action', 'frame-src'])
})

it('lets nothing stand beside a source that is added, and names each source once', () => {
  const twice = [{ 'object-src': [FORM] }, { 'object-src': [FORM] }]
  expect(widened(plain, twice).get('object-src')).toEqual([FORM])
})

it('knows the style elements of a document by their hashes', () => {
  const policy = pagePolicy({ widenings: [], styleHashes: ['sha256-abc='] })
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='"])
})

it('is printed with its directives in order', () => {
  expect(printPolicy(plain)).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
  expect(printPolicy(plain)).toMatch(/; upgrade-insecure-requests$/)
})

it('makes text into script nowhere, unless a foreign script runs in the page', () => {
  expect(plain.get('require-trusted-types-for')).toEqual(["'script'"])
  const foreign = pagePolicy({ widenings: [{ 'script-src': ['https://chat.example.com'] }] })
  expect(foreign.has('require-trusted-types-for')).toBe(false)
  expect(foreign.has('trusted-types')).toBe(false)
})

describe('in the document itself', () => {
  it('holds nothing that a browser would ignore there, and all the rest', () => {
    const carried = metaPolicy(plain)
    expect([...plain.keys()].filter((name) => !carried.has(name))).toEqual([
      'frame-ancestors',
      'upgrade-insecure-requests',
    ])
  })
})
