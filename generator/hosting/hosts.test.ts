import { describe, expect, it } from 'vitest'
import { filePath } from '../../src/model/link.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { cloudflare, netlify } from '../../tests/support/hosts/headersFile.ts'
import { staticWebApps } from '../../tests/support/hosts/staticWebApps.ts'
import { vercel } from '../../tests/support/hosts/vercel.ts'
import { type Headers, type HostingPlan, planHosting } from './hostingPlan.ts'
import { hostFiles, hostingWarnings } from './hosts.ts'
import { nginxFiles } from './nginx.ts'
import { ASSET_POLICY } from './policy.ts'

const site = siteSchema.parse(manifest)

const planOf = (of: Site, hasMapsKey: boolean) =>
  planHosting({
    site: of,
    downloadFiles: [
      { path: '/flyer.pdf', url: '/flyer.pdf' },
      { path: '/menu.pdf', url: '/assets/menu-1a2b3c4d.pdf' },
    ],
    settings: { formAction: '/form-service/submit', hasMapsKey },
    builtAt: '2026-01-01T00:00:00Z',
    staging: false,
  })

const withMap = planOf(site, true)
const withoutMap = planOf(site, false)

/** The hosts: the headers at a path from their configuration, and whether they send those of all rules that match. */
function hostsOf(site: string, plan: HostingPlan) {
  const file = (name: string) => hostFiles(plan).get(name) ?? ''
  return [
    { host: 'Cloudflare Pages', headersAt: cloudflare(file('_headers')), joins: true },
    { host: 'Netlify', headersAt: netlify(file('_headers')), joins: true },
    { host: 'Vercel', headersAt: vercel(file('vercel.json')), joins: false },
    {
      host: 'Azure Static Web Apps',
      headersAt: staticWebApps(file('staticwebapp.config.json')),
      joins: false,
    },
  ].map((host) => ({ ...host, site, plan }))
}

const CSP = 'Content-Security-Policy'

describe.each([...hostsOf('a site with a map', withMap), ...hostsOf('a site without', withoutMap)])(
  '$site on $host',
  ({ plan, headersAt, joins }) => {
    const { common, maps, assets, combined } = plan
    const received = (path: string) => {
      const headers = new Map<string, string>()
      for (const [name, value] of headersAt(path)) {
        const first = joins ? headers.get(name) : undefined
        headers.set(name, first === undefined ? value : `${first}, ${value}`)
      }
      return Object.fromEntries(headers)
    }
    /** Headers with their policy after that of every response, if the host sends both. */
    const sent = (headers: Headers): Headers =>
      joins ? { ...headers, [CSP]: `${combined[CSP]}, ${headers[CSP]}` } : headers

    it('sends the same headers with pages, the 404 page at an unknown path, and other files', () => {
      for (const path of [...plan.paths, '/404', '/no/such/page', '/nowhere', '/robots.txt']) {
        expect([path, received(path)]).toEqual([path, joins ? combined : common])
      }
    })

    it('sends maps with their policy, also if it removes .html', () => {
      for (const path of maps === undefined ? [] : ['/maps/office.html', '/maps/office']) {
        expect([path, received(path)]).toEqual([path, sent(maps ?? {})])
      }
    })

    it('sends assets with a long cache time, and a policy under which nothing runs', () => {
      expect(received('/assets/entry-1a2b3c4d.js')).toEqual(sent(assets))
      expect(assets[CSP]).toMatch(/^default-src 'none'; (?!.*script-src).*; sandbox$/)
    })

    it('sends downloads with their names', () => {
      const disposition = (name: string) => ({
        'Content-Disposition': `attachment; filename=${name}`,
      })
      expect(received('/flyer.pdf')).toMatchObject(disposition('flyer.pdf'))
      expect(received('/assets/menu-1a2b3c4d.pdf')).toMatchObject({
        ...sent(assets),
        ...disposition('menu.pdf'),
      })
    })
  },
)

it.each(hostsOf('', withMap))('$host knows the media type of calendar files', ({ headersAt }) => {
  const calendar = withMap.textFiles.find((path) => path.endsWith('.ics')) ?? ''
  expect(headersAt(calendar)).toContainEqual(['Content-Type', 'text/calendar; charset=utf-8'])
})

it('where the rules for a path add up, every response has a policy that maps and assets can have', () => {
  expect(withMap.combined[CSP]).toBe("frame-ancestors 'self'; upgrade-insecure-requests")
  const directives = (withoutMap.combined[CSP] ?? '').split('; ').map((text) => text.split(' '))
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  for (const name of ['img-src', 'media-src', 'font-src', 'style-src']) {
    const needed = [...(ASSET_POLICY.get(name) ?? [])]
    expect(policy.get(name)).toEqual(expect.arrayContaining(needed))
  }
})

it('the configuration of no host grows with the pages', () => {
  const { '/': home } = site.routes
  if (home === undefined) throw new Error('The fixture has no home page.')
  const added = Array.from({ length: 50 }, (_, index) => [`/page-${index}`, home] as const)
  const large = planOf({ ...site, routes: { ...site.routes, ...Object.fromEntries(added) } }, true)
  const filesOf = (plan: HostingPlan) => [...hostFiles(plan), ...nginxFiles(plan)]
  expect(large.paths).toHaveLength(withMap.paths.length + 50)
  expect(filesOf(large)).toEqual(filesOf(withMap))
})

it('redirects start at files and lead to their addresses, also if these contain a hash', () => {
  const redirects = [{ from: '/old.html', to: filePath.parse('/menu.pdf') }]
  const plan = planOf({ ...site, redirects }, false)
  expect(plan.redirects).toEqual([{ from: '/old.html', to: '/assets/menu-1a2b3c4d.pdf' }])
  // Vercel removes .html first.
  expect(JSON.parse(hostFiles(plan).get('vercel.json') ?? '')).toMatchObject({
    redirects: [{ source: '/old', destination: '/assets/menu-1a2b3c4d.pdf' }],
  })
})

it('warns about more redirects than a host accepts', () => {
  const redirects = Array.from({ length: 2050 }, (_, index) => ({ from: `/old-${index}`, to: '/' }))
  const warnings = hostingWarnings({ ...withMap, redirects }, new Map())
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
  expect(hostingWarnings(withMap, sizes)).toEqual([
    'large.mp4 is larger than 25 MiB, the limit of Cloudflare Pages. That host will reject this build.',
  ])
})

it.each([
  ['/api', ['Azure Static Web Apps']],
  ['/api/rest', ['Azure Static Web Apps']],
  ['/cdn-cgi/trace', ['Cloudflare Pages']],
  ['/apis', []],
  ['/services/api', []],
])('warns that %s does not work on %j', (path, hosts) => {
  for (const change of [{ paths: [path] }, { redirects: [{ from: path, to: '/' }] }]) {
    const warnings = hostingWarnings({ ...withMap, ...change }, new Map())
    const found = warnings.filter((text) => text.includes(`so ${path} does not work`))
    expect(found.map((text) => text.split(' reserves ')[0])).toEqual(hosts)
  }
})
