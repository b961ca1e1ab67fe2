import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { hostingSchema } from '../../generator/hosting/hostingPlan.ts'
import { mapPolicy, printPolicy } from '../../generator/hosting/policy.ts'
import { isMapPath } from '../../src/site/paths.ts'
import { DIST, documents, files, html } from './files.ts'
import { site, sitePages } from '../support/builtSite.ts'

const HOSTING = path.resolve(DIST, '../.hosting')
const hosting = hostingSchema.parse(
  JSON.parse(readFileSync(path.join(HOSTING, 'hosting.json'), 'utf8')),
)
const { common, maps } = hosting
const mapPaths = files.map((file) => `/${file}`).filter(isMapPath)

it('contains every path, and the headers of maps if there are some', () => {
  expect(hosting.paths).toEqual(sitePages.map(({ path: pagePath }) => pagePath))
  expect(maps === undefined).toBe(mapPaths.length === 0)
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
  expect(integrity).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/)
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
