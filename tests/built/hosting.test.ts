import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  hostingSchema,
  planHosting,
  servedPaths,
  type Headers,
  type HostedPage,
} from '../../generator/hosting/hostingPlan.ts'
import { hostingWarnings } from '../../generator/hosting/hosts.ts'
import { mapPolicy, printPolicy } from '../../generator/hosting/policy.ts'
import { staticWebAppsWarnings } from '../../generator/hosting/staticWebApps.ts'
import { vercelFile, vercelWarnings } from '../../generator/hosting/vercel.ts'
import { filePath } from '../../src/model/link.ts'
import { isMapPath } from '../../src/site/paths.ts'
import { cloudflare, netlify } from '../support/hosts/headersFile.ts'
import { staticWebApps } from '../support/hosts/staticWebApps.ts'
import { vercel } from '../support/hosts/vercel.ts'
import { DIST, documents, files, html, textOf } from './files.ts'
import { site, sitePages } from '../support/builtSite.ts'

const HOSTING = path.resolve(DIST, '../.hosting')
const hosting = hostingSchema.parse(
  JSON.parse(readFileSync(path.join(HOSTING, 'hosting.json'), 'utf8')),
)

it('contains every document and every path', () => {
  const hosted = [...hosting.pages, hosting.notFound].map(({ file }) => file)
  expect(hosted.toSorted()).toEqual(files.filter((file) => file.endsWith('.html')).toSorted())
  const pages = hosting.pages.map(({ path: pagePath }) => pagePath).filter((one) => !isMapPath(one))
  expect(pages).toEqual(sitePages.map(({ path: pagePath }) => pagePath))
})

/**
 * The hosts: the headers at a path from their configuration, and what they do with two values for one
 * name. If values are joined, a document has the common `X-Frame-Options`, and its policy is added to
 * the common one; browsers enforce both.
 */
const HOSTS = [
  ['Cloudflare Pages', cloudflare(textOf('_headers')), 'joins values'],
  ['Netlify', netlify(textOf('_headers')), 'joins values'],
  ['Vercel', vercel(textOf('vercel.json')), 'keeps the last value'],
  [
    'Azure Static Web Apps',
    staticWebApps(textOf('staticwebapp.config.json')),
    'keeps the last value',
  ],
] as const

const { common } = hosting

/** Of a large site, Azure gets no policies of pages: the build warns, and pages use the one in their HTML. */
const omittedByAzure = staticWebAppsWarnings(hosting).some((text) =>
  text.includes('does not contain the policies of pages'),
)

describe.each(HOSTS)('on %s', (host, headersAt, values) => {
  const omitted: Headers =
    host === 'Azure Static Web Apps' && omittedByAzure
      ? { 'Content-Security-Policy': common['Content-Security-Policy'] ?? '' }
      : {}
  const received = (pagePath: string) => {
    const headers = new Map<string, string>()
    for (const [name, value] of headersAt(pagePath)) {
      const first = values === 'joins values' ? headers.get(name) : undefined
      headers.set(name, first === undefined ? value : `${first}, ${value}`)
    }
    return Object.fromEntries(headers)
  }
  const expected = (headers: Headers): Headers =>
    values === 'joins values'
      ? {
          ...headers,
          'X-Frame-Options': common['X-Frame-Options'] ?? '',
          'Content-Security-Policy': `${common['Content-Security-Policy']}, ${headers['Content-Security-Policy']}`,
        }
      : { ...headers, ...omitted }

  it.each([...hosting.pages, hosting.notFound])('$path has its headers', (document) => {
    for (const pagePath of servedPaths(document)) {
      expect(received(pagePath)).toEqual(expected(document.headers))
    }
  })

  it('assets have a long cache time, and a policy under which nothing runs', () => {
    const asset = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
    const { 'Content-Security-Policy': policy, ...others } = received(`/${asset}`)
    const { 'Content-Security-Policy': planned, ...headers } = hosting.assets
    expect(others).toEqual(headers)
    expect(policy?.replace(`${common['Content-Security-Policy']}, `, '')).toBe(planned)
    expect(planned).toMatch(/^default-src 'none'; (?!.*script-src).*; sandbox$/)
  })

  it('calendar files and downloads have their own headers', () => {
    for (const [url, { 'Content-Type': type, ...headers }] of Object.entries(hosting.downloads)) {
      const cache = { 'Cache-Control': hosting.assets['Cache-Control'] }
      expect(received(url)).toMatchObject(
        url.startsWith('/assets/') ? { ...headers, ...cache } : headers,
      )
      // Azure has media types by extension.
      expect([type, undefined]).toContain(received(url)['Content-Type'])
    }
  })

  it('the 404 page at an unknown path cannot be framed by other sites', () => {
    for (const pagePath of ['/no/such/page', '/nowhere', '/robots.txt']) {
      expect(received(pagePath)).toEqual(common)
      expect(received(pagePath)).toMatchObject({
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      })
    }
  })
})

it('a warning about the rules of vercel.json counts every rule of the file', () => {
  const map: HostedPage = { path: '/maps/a.html', file: 'maps/a.html', headers: common }
  const pages = Array.from({ length: 1100 }, () => map)
  const many = { ...hosting, pages }
  const { headers, redirects } = z
    .object({ headers: z.array(z.unknown()), redirects: z.array(z.unknown()) })
    .parse(JSON.parse(vercelFile(many)))
  expect(vercelWarnings(many)).toEqual([
    expect.stringContaining(`vercel.json has ${headers.length + redirects.length} rules`),
  ])
})

it('warns about a file that Cloudflare Pages does not accept, and not about a smaller one', () => {
  const limit = 25 * 1024 * 1024
  const sizes = new Map([
    ['small.mp4', limit],
    ['large.mp4', limit + 1],
  ])
  const warnings = hostingWarnings(hosting, sizes).filter((text) => text.includes('.mp4'))
  expect(warnings).toEqual([
    'large.mp4 is larger than 25 MiB, the limit of Cloudflare Pages. That host will reject this build.',
  ])
})

it('redirects start at files and lead to their addresses, also if these contain a hash', () => {
  const { redirects } = planHosting({
    site: { ...site, redirects: [{ from: '/old.html', to: filePath.parse('/flyer.pdf') }] },
    pages: [],
    notFound: { path: '/404', file: '404.html', styleHashes: [] },
    textFiles: [],
    downloadFiles: [{ path: '/flyer.pdf', url: '/assets/flyer-1a2b3c4d.pdf' }],
    settings: { formAction: '/form-service', hasMapsKey: false },
    builtAt: hosting.builtAt,
    staging: false,
  })
  expect(redirects).toEqual([{ from: '/old.html', to: '/assets/flyer-1a2b3c4d.pdf' }])
  // Vercel removes .html first.
  expect(JSON.parse(vercelFile({ ...hosting, redirects }))).toMatchObject({
    redirects: [{ source: '/old', destination: '/assets/flyer-1a2b3c4d.pdf' }],
  })
})

it.each(hosting.pages)('$path has all security headers', ({ path: pagePath, headers }) => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    // A map document is shown in a frame of the site.
    'X-Frame-Options': isMapPath(pagePath) ? 'SAMEORIGIN' : 'DENY',
    'Cache-Control': expect.any(String),
  })
})

it.each(documents)('%s has its policy right after the character set', (pagePath, text) => {
  const own = [...hosting.pages, hosting.notFound].find((one) => one.path === pagePath)
  const [, before = '', carried = ''] =
    /<head>(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(text) ?? []
  expect(before).toBe('<meta charSet="utf-8"/>')
  const inHeader = (own?.headers['Content-Security-Policy'] ?? '').split('; ')
  const dropped = inHeader.filter((directive) => !carried.split('; ').includes(directive))
  expect(dropped.map((directive) => directive.split(' ')[0])).toEqual([
    'frame-ancestors',
    'upgrade-insecure-requests',
  ])
})

it('has the integrity of the entry script', () => {
  const [, src = '', integrity = ''] =
    /<script type="module"[^>]* src="([^"]*)" integrity="([^"]*)"/.exec(html('/')) ?? []
  expect(src).toMatch(/^\/assets\/deferred-/)
  expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
})

/** What csp_evaluator reports about the scripts of the third parties that the manifest declares. */
const partyScripts = Object.values(site.thirdParties).flatMap((party) =>
  party.kind === 'script'
    ? [new URL(party.url).origin, ...(party.contacts['script-src'] ?? [])].map(
        (source) => `MEDIUM_MAYBE: script-src ${source}`,
      )
    : [],
)

describe('csp_evaluator', () => {
  const policies = new Map(
    [...hosting.pages, hosting.notFound].map(({ path: pagePath, headers }) => [
      headers['Content-Security-Policy'] ?? '',
      isMapPath(pagePath),
    ]),
  )
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().map((finding) => ({
      severity: finding.severity,
      text: `${Severity[finding.severity]}: ${finding.directive} ${finding.value ?? ''}`,
    }))

  it.each([...policies].filter(([, isMap]) => !isMap))('finds no problem in %s', (policy) => {
    const found = findings(policy)
    expect(found.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
    // csp_evaluator cannot know whether the scripts of the site and of third parties can be misused.
    const allowed = ["MEDIUM_MAYBE: script-src 'self'", ...partyScripts]
    expect(found.map(({ text }) => text).filter((text) => !allowed.includes(text))).toEqual([])
  })

  it('reports only the sources that the map provider needs for map documents', () => {
    // Attackers could misuse scripts on these hosts, so the document contains only the map.
    const found = findings(printPolicy(mapPolicy())).map(({ text }) => text)
    expect(found.toSorted()).toEqual([
      'HIGH: script-src https://*.google.com',
      'HIGH: script-src https://*.googleapis.com',
      'HIGH: script-src https://*.googleusercontent.com',
      'HIGH: script-src https://*.gstatic.com',
      "MEDIUM_MAYBE: script-src 'self'",
      "MEDIUM_MAYBE: script-src 'unsafe-eval'",
      'MEDIUM_MAYBE: script-src https://*.ggpht.com',
    ])
  })
})

it.each([
  ['/api', ['Azure Static Web Apps']],
  ['/api/rest', ['Azure Static Web Apps']],
  ['/cdn-cgi/trace', ['Cloudflare Pages']],
  ['/apis', []],
  ['/services/api', []],
])('warns that %s does not work on %j', (pagePath, hosts) => {
  const page = { path: pagePath, file: `${pagePath.slice(1)}.html`, headers: {} }
  const redirect = { from: pagePath, to: '/' }
  for (const change of [{ pages: [page] }, { redirects: [redirect] }]) {
    const plan = { ...hosting, pages: [], redirects: [], ...change }
    const warnings = hostingWarnings(plan, new Map())
    const found = warnings.filter((text) => text.includes(`so ${pagePath} does not work`))
    expect(found.map((text) => text.split(' reserves ')[0])).toEqual(hosts)
  }
})
