import { describe, expect, it } from 'vitest'
import manifest from '../../site.manifest.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { dataFlowsOf, type BuildSettings } from '../../src/site/thirdParties.ts'
import { SPECULATION_RULES_HASH } from './speculationRules.ts'
import { mapPolicy, metaPolicy, pagePolicy, printPolicy, widened } from './policy.ts'

const site = siteSchema.parse(manifest)
const RULES = `'${SPECULATION_RULES_HASH}'`
const FORM = 'https://forms.example.com'
const ELSEWHERE = { formAction: `${FORM}/submit?to=us`, hasMapsKey: true }
const EMBEDDED = { formAction: '/form-service/submit', hasMapsKey: false }

const policy = (build: BuildSettings, of: Site = site) =>
  pagePolicy({ widenings: dataFlowsOf(of, build).map(({ cspSources }) => cspSources) })

const plain = policy(EMBEDDED)

it('refuses what it does not name, and scripts from anywhere but the site', () => {
  for (const each of [plain, policy(ELSEWHERE)]) {
    expect(each.get('default-src')).toEqual(["'none'"])
    expect(each.get('script-src')).toEqual(["'self'", RULES])
    expect(printPolicy(each)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  }
})

it('lets forms reach the origin of the form service, without its path', () => {
  expect(policy(ELSEWHERE).get('connect-src')).toEqual(["'self'", FORM])
  expect(policy(ELSEWHERE).get('form-action')).toEqual(["'self'", FORM])
})

it('adds nothing for a form service of the site itself, nor for a map without a key', () => {
  expect(plain.get('connect-src')).toEqual(["'self'"])
  expect(plain.get('form-action')).toEqual(["'self'"])
  expect(plain.has('frame-src')).toBe(false)
  expect(printPolicy(plain)).not.toContain('https:')
})

it('lets pages with a map frame the site’s own documents, and nothing of the provider', () => {
  expect(policy(ELSEWHERE).get('frame-src')).toEqual(["'self'"])
  expect(printPolicy(policy(ELSEWHERE))).not.toContain('google')
})

it('adds sources only to the directives that a third party needs', () => {
  const wide = policy(ELSEWHERE)
  const changed = [...wide].filter(([name, sources]) => `${plain.get(name)}` !== `${sources}`)
  expect(changed.map(([name]) => name)).toEqual(['connect-src', 'form-action', 'frame-src'])
})

it('lets nothing stand beside a source that is added, and names each source once', () => {
  const twice = [{ 'img-src': [FORM] }, { 'img-src': [FORM, "'self'"] }]
  expect(widened(plain, twice).get('img-src')).toEqual(["'self'", FORM])
  expect(widened(new Map([['worker-src', ["'none'"]]]), [{ 'worker-src': [FORM] }])).toEqual(
    new Map([['worker-src', [FORM]]]),
  )
})

it('knows the style elements of a document by their hashes', () => {
  const hashed = pagePolicy({ widenings: [], styleHashes: ['sha256-abc='] })
  expect(hashed.get('style-src')).toEqual(["'self'", "'sha256-abc='"])
})

it('is printed with its directives in order', () => {
  expect(printPolicy(plain)).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'; /,
  )
  expect(printPolicy(plain)).toMatch(/; upgrade-insecure-requests$/)
})

describe('with a script that the manifest declares', () => {
  const edited: Site = {
    ...site,
    media: {
      ...site.media,
      source: { kind: 'host', url: 'https://media.example.com/a', widthParameter: 'w' },
    },
    thirdParties: {
      ...site.thirdParties,
      images: { kind: 'images', name: 'N', purpose: 'P', sends: ['S'], stores: [] },
      statistics: siteSchema.shape.thirdParties.valueType.parse({
        kind: 'script',
        name: 'N',
        purpose: 'P',
        sends: ['S'],
        category: 'maps',
        url: 'https://s.example.com/a.js',
        contacts: {
          'connect-src': ['https://forms.example.com', 'https://*.s.example.com'],
          'img-src': ['https://s.example.com'],
        },
      }),
    },
  }
  const wide = policy(ELSEWHERE, edited)

  it('lets it in with its own host and what it contacts, each once', () => {
    expect(wide.get('script-src')).toEqual(["'self'", RULES, 'https://s.example.com'])
    expect(wide.get('connect-src')).toEqual(["'self'", FORM, 'https://*.s.example.com'])
    expect(wide.get('img-src')).toEqual([
      "'self'",
      'https://media.example.com',
      'https://s.example.com',
    ])
  })

  it('does not say how it may write into the page; without one, text becomes script nowhere', () => {
    expect(plain.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(wide.has('require-trusted-types-for')).toBe(false)
    expect(wide.has('trusted-types')).toBe(false)
  })
})

it('lets only the site frame a document with a map, whose scripts may come from its provider', () => {
  const map = mapPolicy()
  expect(map.get('frame-ancestors')).toEqual(["'self'"])
  expect(map.get('script-src')).toContain('https://*.googleapis.com')
})

it('holds nothing in the document itself that a browser would ignore there, and all the rest', () => {
  const missing = (whole: ReadonlyMap<string, unknown>, part: ReadonlyMap<string, unknown>) =>
    [...whole.keys()].filter((name) => !part.has(name))
  const dropped = ['frame-ancestors', 'upgrade-insecure-requests']
  expect(missing(plain, metaPolicy(plain))).toEqual(dropped)
  expect(missing(mapPolicy(), metaPolicy(mapPolicy()))).toEqual(dropped)
})
