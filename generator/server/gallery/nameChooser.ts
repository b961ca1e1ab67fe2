import type { ReferenceKind } from '../../../src/model/reference.ts'
import type { Site } from '../../../src/site/site.ts'
import { sectionIds, sitePages } from '../../manifest/pages.ts'

/** Returns a function that returns a declared name for a name: the same one for equal names. Undefined if there is none. */
export function nameChooser(site: Site) {
  const declared: Partial<Record<ReferenceKind, readonly string[]>> = {
    page: Object.keys(site.routes),
    image: Object.keys(site.media.images),
    form: Object.keys(site.forms),
    event: Object.keys(site.events),
    place: Object.keys(site.places),
    hours: Object.keys(site.places).filter((name) => site.places[name]?.hours !== undefined),
  }
  const chosen = new Map<string, string | undefined>()
  const choose = (kind: ReferenceKind, name: string): string | undefined => {
    const names = declared[kind]
    if (names === undefined || names.includes(name)) return name
    const key = `${kind} ${name}`
    // Different names get different ones as long as there are enough.
    if (!chosen.has(key)) chosen.set(key, names[chosen.size % names.length])
    return chosen.get(key)
  }
  return (kind: ReferenceKind, name: string): string | undefined => {
    if (kind !== 'link') return choose(kind, name)
    if (!name.startsWith('/')) return name
    const [page = '', id] = name.split('#')
    const to = choose('page', page)
    return id !== undefined && to !== undefined && hasSection(site, to, id) ? `${to}#${id}` : to
  }
}

const hasSection = (site: Site, path: string, id: string) =>
  sitePages(site).some((each) => each.path === path && sectionIds(each.page, site).includes(id))
