import { iconNames } from '../../src/model/icon.ts'
import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { addresses, sectionIds } from '../manifest/pages.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import type { Rule } from './rule.ts'

/** Every name points at something that the manifest declares. */
export const referencesExist: Rule = (site, { references: mentions }) => {
  const judges = judgesOf(site)
  const sources = new Set(site.redirects.map(({ from }) => from))
  return mentions.flatMap(({ kind: to, name, path }) => {
    // Where one redirect leads to another is the redirects' own rule.
    if (path[0] === 'redirects' && sources.has(name)) return []
    return judges[to](name, path)
  })
}

type Judge = (name: string, path: ModelPath) => Diagnostic[]

function judgesOf(site: Site): Record<ReferenceKind, Judge> {
  const pages = new Map(addresses(site).map(({ path, page }) => [path, page]))
  const page = among('unknown-page', Object.keys(site.routes), 'pages')
  return {
    page,
    link(target, path) {
      if (!target.startsWith('/')) return []
      const [address = '', anchor] = target.split('#')
      const unknown = page(address, path)
      if (unknown.length > 0 || anchor === undefined) return unknown
      const there = pages.get(address)
      const anchors = there === undefined ? [] : ['main', ...sectionIds(there)]
      return among('unknown-anchor', anchors, `anchors on ${address}`)(anchor, path)
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

function among(code: DiagnosticCode, names: readonly string[], what: string): Judge {
  const known = new Set(names)
  return (name, path) =>
    known.has(name)
      ? []
      : [
          {
            code,
            path,
            message: `${JSON.stringify(name)} is not among the ${what}`,
            hint: suggestion(name, names, what),
          },
        ]
}
