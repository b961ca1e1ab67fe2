import { describe, expect, it } from 'vitest'
import { thirdPartySchema } from '../../src/model/thirdParty.ts'
import { type BuildSettings, dataFlowsOf } from '../../src/site/dataFlows.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import {
  extendPolicy,
  mapPolicy,
  metaPolicy,
  pagePolicy,
  printPolicy,
  SPECULATION_RULES_HASH,
} from './policy.ts'
import { sitePolicies } from './hostingPlan.ts'

const site = siteSchema.parse(manifest)
const RULES = `'${SPECULATION_RULES_HASH}'`
const FORM = 'https://forms.example.com'
const CONFIGURED = { formAction: `${FORM}/submit?to=us`, hasMapsKey: true }
const EMBEDDED = { formAction: '/form-service/submit', hasMapsKey: false }

const policy = (build: BuildSettings, of: Site = site) =>
  pagePolicy({ thirdPartySources: dataFlowsOf(of, build).map(({ cspSources }) => cspSources) })

const plain = policy(EMBEDDED)

it('allows the origin of the form service without its path, and to frame only documents of the site', () => {
  const wide = policy(CONFIGURED)
  expect(wide.get('connect-src')).toEqual(["'self'", FORM])
  expect(wide.get('form-action')).toEqual(["'self'", FORM])
  expect(wide.get('frame-src')).toEqual(["'self'"])
})

it('changes only the directives that a third party needs', () => {
  const wide = policy(CONFIGURED)
  const changed = [...wide].filter(([name, sources]) => `${plain.get(name)}` !== `${sources}`)
  expect(changed.map(([name]) => name)).toEqual(['connect-src', 'form-action', 'frame-src'])
})

it('replaces none by added sources, and lists each source once', () => {
  const twice = [{ 'img-src': [FORM] }, { 'img-src': [FORM, "'self'"] }]
  expect(extendPolicy(plain, twice).get('img-src')).toEqual(["'self'", FORM])
  expect(extendPolicy(new Map([['worker-src', ["'none'"]]]), [{ 'worker-src': [FORM] }])).toEqual(
    new Map([['worker-src', [FORM]]]),
  )
})

it('without third parties, allows only the site itself, and no other site may frame a page', () => {
  expect(printPolicy(plain).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${RULES}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    expect.stringMatching(/^trusted-types \S+$/),
    'upgrade-insecure-requests',
  ])
})

describe('with a third-party script', () => {
  const edited: Site = {
    ...site,
    media: {
      ...site.media,
      source: { kind: 'host', url: 'https://media.example.com/a', widthParameter: 'w' },
    },
    thirdParties: {
      ...site.thirdParties,
      images: thirdPartySchema.parse({ kind: 'images', name: 'N', purpose: 'P', sends: ['S'] }),
      statistics: thirdPartySchema.parse({
        kind: 'script',
        name: 'N',
        purpose: 'P',
        sends: ['S'],
        category: 'maps',
        url: 'https://s.example.com/a.js',
        contacts: {
          'connect-src': ['https://forms.example.com', 'https://*.s.example.com'],
        },
      }),
    },
  }
  const wide = policy(CONFIGURED, edited)

  it('allows the host of the script and its contacts, each once', () => {
    expect(wide.get('script-src')).toEqual(["'self'", RULES, 'https://s.example.com'])
    expect(wide.get('connect-src')).toEqual([
      "'self'",
      FORM,
      'https://s.example.com',
      'https://*.s.example.com',
    ])
    expect(wide.get('img-src')).toEqual([
      "'self'",
      'https://media.example.com',
      'https://s.example.com',
    ])
  })

  it('does not require Trusted Types; without the script, it does', () => {
    expect(plain.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(wide.has('require-trusted-types-for')).toBe(false)
    expect(wide.has('trusted-types')).toBe(false)
  })
})

it('allows only the site to frame a map document, and scripts of the map provider in it', () => {
  const map = mapPolicy()
  expect(map.get('frame-ancestors')).toEqual(["'self'"])
  expect(map.get('script-src')).toContain('https://*.googleapis.com')
})

it('has no frame-ancestors and upgrade-insecure-requests in the meta element', () => {
  const missing = (whole: ReadonlyMap<string, unknown>, part: ReadonlyMap<string, unknown>) =>
    [...whole.keys()].filter((name) => !part.has(name))
  const dropped = ['frame-ancestors', 'upgrade-insecure-requests']
  expect(missing(plain, metaPolicy(plain))).toEqual(dropped)
  expect(missing(mapPolicy(), metaPolicy(mapPolicy()))).toEqual(dropped)
})

it('allows videos of the site only if a page has one', () => {
  const { '/': home = fail() } = site.routes
  if ('alias' in home) return fail()
  const captions = [{ file: 'tour.en.vtt', language: 'en', label: 'English' }]
  const video = sectionSchema.parse({
    kind: 'video',
    heading: 'Tour',
    video: { kind: 'file', file: 'tour.mp4', captions },
    poster: 'orbit',
  })
  const withVideo = { ...site, routes: { '/': { ...home, sections: [video] } } }
  const policyOf = (of: Site) => sitePolicies(of, EMBEDDED)([])
  expect(policyOf(withVideo).get('media-src')).toEqual(["'self'"])
  expect(policyOf(site).has('media-src')).toBe(false)
  return undefined
})

function fail(): never {
  throw new Error('The fixture has no home page.')
}
