import type { SettingsTarget } from '../../../../src/editing/settings/settings.ts'
import { siteSchema, type Site } from '../../../../src/site/site.ts'
import { pageSchema, type Page } from '../../../../src/site/page.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { sitePages } from '../../../manifest/pages.ts'
import { mapReferences } from '../../../manifest/schemaWalk.ts'
import { schemaShape } from './schemaShape.ts'
import { settingLabel } from './settingLabel.ts'

/** The parts of the site whose settings can be changed on the page at a path. Unknown paths show the not-found page. */
export function settingsTargets(site: Site, path: string): SettingsTarget[] {
  const found = sitePages(site).find((each) => each.path === path)
  const page = found?.page ?? site.notFound
  const root: ModelPath = found === undefined ? ['notFound'] : ['routes', found.canonical]
  return [
    { path: [...root], name: 'Page', group: THIS_PAGE },
    { path: [...root, 'hero'], name: 'Top of the page', group: THIS_PAGE },
    ...page.sections.map(({ heading }, index) => ({
      path: [...root, 'sections', index],
      name: heading,
      group: THIS_PAGE,
    })),
    ...shownOn(page),
    { path: [], name: 'Site', group: ALL_PAGES },
    ...Object.keys(siteSchema.shape)
      .filter((key) => !OTHER_PARTS.includes(key) && !siteFields.includes(key))
      .map((key) => ({ path: [key], name: settingLabel([key]), group: ALL_PAGES })),
  ]
}

/** The properties of the site that are no objects and no lists. They have one target together: the site itself. */
export const siteFields: readonly string[] = Object.entries(siteSchema.shape).flatMap(
  ([key, schema]) => (schemaShape(schema)?.kind === 'field' ? [key] : []),
)

const THIS_PAGE = 'This page'
const ALL_PAGES = 'All pages'

/** The pages, and the texts of components, which are edited as texts. */
const OTHER_PARTS: readonly string[] = ['routes', 'notFound', 'texts']

const DECLARED_IN: { readonly [kind: string]: string } = {
  form: 'forms',
  event: 'events',
  place: 'places',
  hours: 'places',
}

/** The forms, events and places that a page shows. */
function shownOn(page: Page): SettingsTarget[] {
  const targets = new Map<string, SettingsTarget>()
  mapReferences(pageSchema, page, (kind, name) => {
    const list = DECLARED_IN[kind]
    if (list !== undefined) {
      const label = `${settingLabel([kind === 'hours' ? 'place' : kind])} ${name}`
      targets.set(`${list} ${name}`, { path: [list, name], name: label, group: THIS_PAGE })
    }
    return name
  })
  return [...targets.values()]
}
