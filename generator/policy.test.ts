import { expect, it } from 'vitest'
import manifest from '../site.manifest.ts'
import { siteSchema, type Site } from '../src/site/site.ts'
import { thirdPartiesOf, type BuildFacts } from '../src/site/thirdParties.ts'
import { contentSecurityPolicy, documentHeaders, mapDocumentHeaders, mapPolicy } from './policy.ts'

const site = siteSchema.parse(manifest)
const ELSEWHERE = { formAction: 'https://forms.example.com/submit?to=us', hasMapsKey: true }
const EMBEDDED = { formAction: '/form-service/submit', hasMapsKey: false }

const policy = (build: BuildFacts, of: Site = site) =>
  contentSecurityPolicy(thirdPartiesOf(of, build))

const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `))

it('lets forms reach the origin of the form service, without its path', () => {
  const text = policy(ELSEWHERE)
  expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://forms.example.com")
  expect(directive(text, 'form-action')).toBe("form-action 'self' https://forms.example.com")
})

it('adds nothing for a form service of the site itself, nor for a map without a key', () => {
  const text = policy(EMBEDDED)
  expect(directive(text, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(text, 'form-action')).toBe("form-action 'self'")
  expect(text).not.toContain('frame-src')
  expect(text).not.toContain('https:')
})

it('lets pages with a map frame the site’s own documents, and nothing of the provider', () => {
  const text = policy(ELSEWHERE)
  expect(directive(text, 'frame-src')).toBe("frame-src 'self'")
  expect(text).not.toContain('google')
})

it('refuses what it does not name, and scripts from anywhere but the site', () => {
  const text = policy(ELSEWHERE)
  expect(directive(text, 'default-src')).toBe("default-src 'none'")
  expect(directive(text, 'script-src')).toBe("script-src 'self'")
  expect(text).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
})

it('lets a declared script in with its own host and what it contacts, each once', () => {
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
  const text = policy(ELSEWHERE, edited)
  expect(directive(text, 'script-src')).toBe("script-src 'self' https://s.example.com")
  expect(directive(text, 'connect-src')).toBe(
    "connect-src 'self' https://forms.example.com https://*.s.example.com",
  )
  expect(directive(text, 'img-src')).toBe(
    "img-src 'self' https://media.example.com https://s.example.com",
  )
})

it('goes with every document', () => {
  const contacts = thirdPartiesOf(site, ELSEWHERE)
  const headers = documentHeaders(contacts)
  expect(headers['Content-Security-Policy']).toBe(contentSecurityPolicy(contacts))
  expect(headers['X-Frame-Options']).toBe('DENY')
})

it('lets only the site frame a document with a map, whose scripts may come from its provider', () => {
  const headers = mapDocumentHeaders()
  const text = headers['Content-Security-Policy']
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN')
  expect(directive(text, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(directive(text, 'script-src')).toContain('https://*.googleapis.com')
  expect(mapPolicy('element')).not.toContain('frame-ancestors')
})
