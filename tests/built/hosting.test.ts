import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { hostingSchema, planHosting } from '../../generator/hosting/hostingPlan.ts'
import { hostingWarnings } from '../../generator/hosting/hosts.ts'
import { mapPolicy, printPolicy } from '../../generator/hosting/policy.ts'
import { vercelFile } from '../../generator/hosting/vercel.ts'
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
const { common, maps, assets, combined } = hosting
const mapPaths = files.map((file) => `/${file}`).filter(isMapPath)

it('contains every path, and the headers of maps if there are some', () => {
  expect(hosting.paths).toEqual(sitePages.map(({ path: pagePath }) => pagePath))
  expect(maps === undefined).toBe(mapPaths.length === 0)
})

/** The hosts: the headers at a path from their configuration, and what they do with two values for one name. */
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

describe.each(HOSTS)('on %s', (_, headersAt, values) => {
  const joins = values === 'joins values'
  const received = (pagePath: string) => {
    const headers = new Map<string, string>()
    for (const [name, value] of headersAt(pagePath)) {
      const first = joins ? headers.get(name) : undefined
      headers.set(name, first === undefined ? value : `${first}, ${value}`)
    }
    return Object.fromEntries(headers)
  }
  /** The headers if browsers enforce two policies: the one of every response, and this one. */
  const withOwnPolicy = (policy: string | undefined) =>
    joins ? `${combined['Content-Security-Policy']}, ${policy}` : policy

  it('every page, the 404 page at an unknown path and every other file have the same headers', () => {
    for (const pagePath of [...hosting.paths, '/404', '/no/such/page', '/nowhere', '/robots.txt']) {
      expect([pagePath, received(pagePath)]).toEqual([pagePath, joins ? combined : common])
    }
  })

  it('maps have their policy, also if the host removes .html', () => {
    for (const mapPath of mapPaths.flatMap((file) => [file, file.replace('.html', '')])) {
      const policy = withOwnPolicy(maps?.['Content-Security-Policy'])
      expect(received(mapPath)).toEqual({ ...maps, 'Content-Security-Policy': policy })
    }
  })

  it('assets have a long cache time, and a policy under which nothing runs', () => {
    const asset = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
    const planned = assets['Content-Security-Policy']
    expect(received(`/${asset}`)).toEqual({
      ...assets,
      'Content-Security-Policy': withOwnPolicy(planned),
    })
    expect(planned).toMatch(/^default-src 'none'; (?!.*script-src).*; sandbox$/)
  })

  it('downloads have their own headers', () => {
    for (const [url, headers] of Object.entries(hosting.downloads)) {
      const cache = { 'Cache-Control': assets['Cache-Control'] }
      expect(received(url)).toMatchObject(
        url.startsWith('/assets/') ? { ...headers, ...cache } : headers,
      )
    }
  })
})

it('warns about more redirects than a host accepts', () => {
  const redirects = Array.from({ length: 2050 }, (_, index) => ({ from: `/old-${index}`, to: '/' }))
  const warnings = hostingWarnings({ ...hosting, redirects }, new Map())
  expect(warnings.map((text) => text.split(' ')[0])).toEqual([
    '_redirects',
    'staticwebapp.config.json',
    'vercel.json',
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

it.each([
  ['pages', common, 'DENY'],
  ['maps', maps ?? common, maps === undefined ? 'DENY' : 'SAMEORIGIN'],
])('%s have all security headers', (_, headers, frame) => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'X-Frame-Options': frame,
    'Cache-Control': 'no-cache',
  })
})

/** The policy in the `<meta>` element of a page, and what is before it in the `<head>`. */
const metaPolicyIn = (text: string) => {
  const [, before = '', policy = ''] =
    /<head>(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(text) ?? []
  return { before, policy }
}

it.each(documents)(
  '%s has the policy of the header right after the character set, but only for its styles',
  (_, text) => {
    const { before, policy } = metaPolicyIn(text)
    expect(before).toBe('<meta charSet="utf-8"/>')
    const inHeader = (common['Content-Security-Policy'] ?? '').split('; ')
    const different = inHeader.filter((directive) => !policy.split('; ').includes(directive))
    expect(different.map((directive) => directive.split(' ')[0])).toEqual([
      'style-src',
      'frame-ancestors',
      'upgrade-insecure-requests',
    ])
    const styles = /style-src ([^;]*)/
    expect(inHeader.join('; ')).toMatch(/style-src 'self' 'unsafe-inline'/)
    expect(styles.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[^' ]+'/)
    expect(styles.exec(policy)?.[1]).not.toContain('unsafe')
  },
)

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
  const policies = new Set([
    common['Content-Security-Policy'] ?? '',
    ...documents.map(([, text]) => metaPolicyIn(text).policy),
  ])
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().map((finding) => ({
      severity: finding.severity,
      text: `${Severity[finding.severity]}: ${finding.directive} ${finding.value ?? ''}`,
    }))

  it.each([...policies])('finds no problem in %s', (policy) => {
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
  const redirect = { from: pagePath, to: '/' }
  for (const change of [{ paths: [pagePath] }, { redirects: [redirect] }]) {
    const plan = { ...hosting, paths: [], redirects: [], ...change }
    const warnings = hostingWarnings(plan, new Map())
    const found = warnings.filter((text) => text.includes(`so ${pagePath} does not work`))
    expect(found.map((text) => text.split(' reserves ')[0])).toEqual(hosts)
  }
})
