import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { addresses } from '../../generated/site.gen.ts'
import { hostingSchema, spellings } from '../../generator/hosting/hosting.ts'
import { isMapPath } from '../../src/site/thirdParties.ts'
import { cloudflare, netlify } from '../support/hosts/headersFile.ts'
import { staticWebApps } from '../support/hosts/staticWebApps.ts'
import { vercel } from '../support/hosts/vercel.ts'
import { DIST, documents, files, html } from './files.ts'

const HOSTING = path.resolve(DIST, '../.hosting')
const hosting = hostingSchema.parse(
  JSON.parse(readFileSync(path.join(HOSTING, 'hosting.json'), 'utf8')),
)
const inDist = (name: string) => readFileSync(path.join(DIST, name), 'utf8')

const HOSTS = [
  ['Cloudflare Pages', cloudflare(inDist('_headers'))],
  ['Netlify', netlify(inDist('_headers'))],
  ['Vercel', vercel(inDist('vercel.json'))],
  ['Azure Static Web Apps', staticWebApps(inDist('staticwebapp.config.json'))],
] as const

const sorted = (headers: readonly (readonly [string, string])[]) =>
  headers.toSorted(([a], [b]) => (a < b ? -1 : 1))

it('knows every document of the build, and every address', () => {
  const hosted = [...hosting.documents, hosting.notFound].map(({ file }) => file)
  expect(hosted.toSorted()).toEqual(files.filter((file) => file.endsWith('.html')).toSorted())
  const pages = hosting.documents.map(({ address }) => address).filter((one) => !isMapPath(one))
  expect(pages).toEqual(addresses.map(({ path: address }) => address))
})

describe.each(HOSTS)('on %s', (_, headersAt) => {
  it.each([...hosting.documents, hosting.notFound])(
    '$address has one full set of headers',
    (document) => {
      for (const address of spellings(document)) {
        expect(sorted(headersAt(address))).toEqual(sorted(Object.entries(document.headers)))
      }
    },
  )

  it('an asset may be kept, and has no policy', () => {
    const asset = files.find((file) => file.startsWith('assets/')) ?? ''
    expect(sorted(headersAt(`/${asset}`))).toEqual(sorted(Object.entries(hosting.assets)))
  })

  it('what is nowhere has what goes with everything, each header once', () => {
    for (const address of ['/no/such/page', '/nowhere', '/robots.txt']) {
      expect(sorted(headersAt(address))).toEqual(sorted(Object.entries(hosting.everywhere)))
    }
  })
})

it.each(hosting.documents)('$address has the headers that browsers are to see', ({ headers }) => {
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Content-Security-Policy',
      'X-Frame-Options',
      'Cache-Control',
    ]),
  )
})

it.each(documents)(
  '%s carries its policy before all that the policy holds for',
  (address, text) => {
    const own = [...hosting.documents, hosting.notFound].find((one) => one.address === address)
    const [, before = '', carried = ''] =
      /<head>(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(text) ?? []
    expect(before).toBe('<meta charSet="utf-8"/>')
    const inHeader = (own?.headers['Content-Security-Policy'] ?? '').split('; ')
    const dropped = inHeader.filter((directive) => !carried.split('; ').includes(directive))
    expect(dropped.map((directive) => directive.split(' ')[0])).toEqual([
      'frame-ancestors',
      'upgrade-insecure-requests',
    ])
  },
)

it('says of the starter what it has to be', () => {
  const [, src = '', integrity = ''] =
    /<script type="module"[^>]* src="([^"]*)" integrity="([^"]*)">/.exec(html('/')) ?? []
  expect(src).toMatch(/^\/assets\/start-/)
  expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
})

describe('by the judgement of csp_evaluator', () => {
  const policies = new Map(
    [...hosting.documents, hosting.notFound].map(({ address, headers }) => [
      headers['Content-Security-Policy'] ?? '',
      isMapPath(address),
    ]),
  )
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().map((finding) => ({
      severity: finding.severity,
      text: `${Severity[finding.severity]}: ${finding.directive} ${finding.value ?? ''}`,
    }))

  it.each([...policies].filter(([, isMap]) => !isMap))('nothing is wrong with %s', (policy) => {
    const found = findings(policy)
    expect(found.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
    // The site's own scripts: whether they can be misused, a list of policies cannot know.
    expect(found.map(({ text }) => text)).toEqual(["MEDIUM_MAYBE: script-src 'self'"])
  })
})
