import type {
  BreadcrumbList,
  ContactPage,
  Graph,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Page } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import { eventData } from './eventData.ts'
import { idOf, organization, organizationReference } from './organization.ts'

/**
 * The structured data of a page (https://schema.org, as JSON-LD 1.1). Undefined if the page is not
 * indexed.
 */
export function structuredData(site: Site, path: string, page: Page): Graph | undefined {
  if (!page.indexed) return undefined
  const trail = breadcrumbs(site, path)
  const things: Thing[] = [
    webPage(site, path, page, trail !== undefined),
    ...(path === '/' ? [webSite(site)] : []),
    ...(path === '/' || page.subject === 'contact' ? [organization(site)] : []),
    ...(page.subject === 'service' ? [service(site, path, page)] : []),
    ...eventData(site, path, page),
    ...(trail === undefined ? [] : [trail]),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

function webPage(site: Site, path: string, page: Page, hasTrail: boolean): WebPage | ContactPage {
  const url = site.product.origin + path
  return {
    '@type': page.subject === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': idOf(site, 'website') },
    ...(hasTrail ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : {}),
  }
}

const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf(site, 'website'),
  url: `${site.product.origin}/`,
  name: site.product.name,
  inLanguage: site.language,
  publisher: { '@id': idOf(site, 'organization') },
})

const service = (site: Site, path: string, page: Page): Service => ({
  '@type': 'Service',
  '@id': `${site.product.origin}${path}#service`,
  name: page.title,
  serviceType: page.title,
  description: page.description,
  url: site.product.origin + path,
  provider: organizationReference(site),
})

/** The breadcrumbs of a page: its ancestors and itself. Undefined for the home page. */
function breadcrumbs(site: Site, path: string): BreadcrumbList | undefined {
  if (path === '/') return undefined
  const segments = path.split('/').slice(1)
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const trail = ['/', ...above].flatMap((at) => {
    const route = site.routes[at]
    // Aliases are no level of the hierarchy.
    if (route === undefined || 'sameAs' in route) return []
    return [{ at, title: at === '/' ? site.product.name : route.title }]
  })
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.product.origin}${path}#breadcrumbs`,
    itemListElement: trail.map(({ at, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site.product.origin + at,
    })),
  }
}
