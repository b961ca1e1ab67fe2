import { capitalized, pageId } from '../../manifest/pages.ts'
import { exportedConst } from '../../emit/statements.ts'
import { moduleWriter, slot } from '../../emit/module.ts'
import type { Value } from '../../emit/value.ts'
import { plan } from '../../emit/plan.ts'
import { mapReferences } from '../../manifest/schemaWalk.ts'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Example } from './examples.ts'

const PATH = '/gallery'

/**
 * The code of a module that exports every example as a React element, in order. References to images,
 * forms, events and places that the site does not declare are replaced by declared ones.
 */
export function galleryModule(site: Site, examples: readonly Example[]): string {
  const [hero, ...sections] = examples
  const examplePage: Page = pageSchema.parse({
    title: 'Gallery',
    description: 'Every kind of section.',
    hero: hero?.value,
    sections: sections.map(({ value }) => value),
  })
  const page = pageSchema.parse(mapReferences(pageSchema, examplePage, useDeclaredNames(site)))
  const planned = [...plan({ ...site, routes: { ...site.routes, [PATH]: page } }).pages].find(
    ({ id }) => id === pageId(PATH),
  )
  if (planned === undefined) throw new Error('The gallery has no page.')
  const data: Value[] = [planned.hero, ...planned.sections.map((section) => section.data)]
  const elements = examples.map(
    ({ kind }, index) => `<${capitalized(kind)} key="${kind}" section={${slot(index)}} />`,
  )
  return moduleWriter()('pages/gallery.gen.tsx', {
    imports: examples.map(({ kind }) => ({
      module: `src/sections/${kind}/${capitalized(kind)}.tsx`,
      name: capitalized(kind),
    })),
    statements: [exportedConst('elements', `[${elements.join(', ')}]`)],
    data,
  })
}

/** Replaces a name that the site does not declare by the first declared one of the same kind. */
function useDeclaredNames(site: Site) {
  const declared: Partial<Record<ReferenceKind, object>> = {
    image: site.media.images,
    form: site.forms,
    event: site.events,
    place: site.places,
  }
  return (to: ReferenceKind, name: string) => {
    const names = Object.keys(declared[to] ?? {})
    return names.length === 0 || names.includes(name) ? name : names[0]
  }
}
