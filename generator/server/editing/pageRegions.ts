import type { EditableRegion } from '../../../src/editing/protocol.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { sectionIds, sitePages } from '../../manifest/pages.ts'
import { mapReferences } from '../../manifest/schemaWalk.ts'

/** A part of a document, and what it shows. */
export type PageRegion = Pick<EditableRegion, 'selector' | 'name'> & {
  /** The values of the manifest that the region shows. */
  readonly paths: readonly ModelPath[]
}

/** The parts of the document at a path, and the values of the manifest that they show. Unknown paths show the not-found page. */
export function pageRegions(site: Site, path: string): PageRegion[] {
  const found = sitePages(site).find((each) => each.path === path)
  const page = found?.page ?? site.notFound
  const root: ModelPath = found === undefined ? ['notFound'] : ['routes', found.canonical]
  const ids = sectionIds(page, site)
  const { footer } = site
  return [
    {
      selector: undefined,
      name: 'Page',
      paths: [[...root, 'title'], [...root, 'description'], ...referencedPaths(page, ['image'])],
    },
    { selector: 'body > header', name: 'Header', paths: [['product', 'name'], ['navigation']] },
    { selector: 'main > header', name: 'Top of the page', paths: [[...root, 'hero']] },
    ...page.sections.map((section, index) => ({
      selector: `main #${ids[index]}`,
      name: section.heading,
      paths: [
        [...root, 'sections', index],
        ...referencedPaths({ ...page, sections: [section] }, ['form', 'event', 'place']),
      ],
    })),
    {
      selector: 'body > footer',
      name: 'Footer',
      paths: [['footer'], ...(footer.place === undefined ? [] : [DECLARED_AT.place(footer.place)])],
    },
    { selector: 'body', name: 'Texts of all pages', paths: [['consent'], ['texts']] },
  ]
}

/** Where the manifest declares what a reference refers to. */
const DECLARED_AT = {
  image: (name: string): ModelPath => ['media', 'images', name, 'alt'],
  form: (name: string): ModelPath => ['forms', name],
  event: (name: string): ModelPath => ['events', name],
  place: (name: string): ModelPath => ['places', name],
} as const

/** The paths of what a page refers to, without duplicates. */
function referencedPaths(page: Page, kinds: readonly (keyof typeof DECLARED_AT)[]): ModelPath[] {
  const names = new Map<string, ModelPath>()
  mapReferences(pageSchema, page, (found, name) => {
    const kind = kinds.find((one) => one === found)
    if (kind !== undefined) names.set(`${kind} ${name}`, DECLARED_AT[kind](name))
    return name
  })
  return [...names.values()]
}

/** Whether a path is below another one, or the same. */
export const isBelow = (path: ModelPath, prefix: ModelPath) =>
  prefix.every((key, index) => path[index] === key)
