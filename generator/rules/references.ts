import { iconNames } from '../../src/model/icon.ts'
import type { ReferenceKind } from '../../src/model/reference.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostic.ts'
import { addresses, sectionIds } from '../pages.ts'
import { mapReferences } from '../schemaWalk.ts'
import { suggestion } from '../suggest.ts'
import type { Rule } from './rule.ts'

/** Every name points at something that the manifest declares. */
export const referencesResolve: Rule = (site) => {
  const found: Diagnostic[] = []
  const judges = judgesOf(site)
  mapReferences(siteSchema, site, (to, name, path) => {
    const diagnostic = judges[to](name, path)
    if (diagnostic !== undefined) found.push(diagnostic)
    return name
  })
  return found
}

type Judge = (name: string, path: ModelPath) => Diagnostic | undefined

function judgesOf(site: Site): Record<ReferenceKind, Judge> {
  const paths = Object.keys(site.routes)
  const anchors = new Map(
    addresses(site).map(({ path, page }) => [path, ['main', ...sectionIds(page)]] as const),
  )
  const page = among('unknown-page', paths, 'pages')
  return {
    page,
    link(target, path) {
      if (!target.startsWith('/')) return undefined
      const [address = '', anchor] = target.split('#')
      const unknown = page(address, path)
      if (unknown !== undefined || anchor === undefined) return unknown
      return among(
        'unknown-anchor',
        anchors.get(address) ?? [],
        `anchors on ${address}`,
      )(anchor, path)
    },
    icon: among('unknown-icon', iconNames, 'icons'),
    image: among('unknown-image', Object.keys(site.media.images), 'images'),
    form: among('unknown-form', Object.keys(site.forms), 'forms'),
    event: among('unknown-event', Object.keys(site.events), 'events'),
    place: among('unknown-place', Object.keys(site.places), 'places'),
    category: among(
      'unknown-category',
      Object.keys(site.consent.categories),
      'categories of consent',
    ),
  }
}

function among(code: string, names: readonly string[], what: string): Judge {
  const known = new Set(names)
  return (name, path) =>
    known.has(name)
      ? undefined
      : {
          code,
          path,
          message: `${JSON.stringify(name)} is not among the ${what}`,
          hint: suggestion(name, names, what),
        }
}
