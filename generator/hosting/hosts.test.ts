import { expect, it } from 'vitest'
import { type Site, siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { planHosting } from './hostingPlan.ts'
import { HOST_FILES, hostFiles } from './hosts.ts'
import { nginxFiles } from './nginx.ts'
import { ASSET_POLICY } from './policy.ts'

const site = siteSchema.parse(manifest)

const plan = (of: Site, hasMapsKey: boolean) =>
  planHosting({
    site: of,
    textFiles: [],
    downloadFiles: [],
    settings: { formAction: '/form-service/submit', hasMapsKey },
    builtAt: '2026-01-01T00:00:00Z',
    staging: false,
  })

it('the configuration of no host grows with the pages', () => {
  const { '/': home } = site.routes
  if (home === undefined) throw new Error('The fixture has no home page.')
  const added = Array.from({ length: 50 }, (_, index) => [`/page-${index}`, home] as const)
  const large = { ...site, routes: { ...site.routes, ...Object.fromEntries(added) } }
  const [before, after] = [site, large].map((each) => {
    const hosting = plan(each, true)
    return [...hostFiles(hosting), ...nginxFiles(hosting, HOST_FILES)]
  })
  expect(plan(large, true).paths).toHaveLength(plan(site, true).paths.length + 50)
  expect(after).toEqual(before)
})

const combinedPolicy = (hasMapsKey: boolean) =>
  new Map(
    (plan(site, hasMapsKey).combined['Content-Security-Policy'] ?? '').split('; ').map((text) => {
      const [directive = '', ...sources] = text.split(' ')
      return [directive, sources]
    }),
  )

it('where the rules for a path add up, pages have their policy, and assets what they need', () => {
  const policy = combinedPolicy(false)
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  for (const directive of ['img-src', 'media-src', 'font-src', 'style-src']) {
    expect(policy.get(directive)).toEqual(
      expect.arrayContaining([...(ASSET_POLICY.get(directive) ?? [])]),
    )
  }
})

it('where they add up and the site has a map, every response has only what a meta element cannot have', () => {
  expect([...combinedPolicy(true).keys()]).toEqual(['frame-ancestors', 'upgrade-insecure-requests'])
  expect(combinedPolicy(true).get('frame-ancestors')).toEqual(["'self'"])
})
