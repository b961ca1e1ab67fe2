import type { ReferenceKind } from '../../../src/model/reference.ts'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { moduleWriter, slot } from '../../emit/module.ts'
import { resolver } from '../../emit/resolve.ts'
import { exportedConst } from '../../emit/statements.ts'
import { capitalized } from '../../manifest/pages.ts'
import { mapReferences } from '../../manifest/schemaWalk.ts'
import type { ExampleData } from './examples.ts'

/**
 * The code of a module that exports an example as the React element `element`. References to images,
 * forms, events and places that the site does not declare are replaced by declared ones.
 */
export function galleryModule(site: Site, kind: string, data: ExampleData): string {
  const schema = 'kind' in data ? sectionSchema : heroSchema
  const example = { ...data, id: `example-${kind}` }
  const section = resolver(site)(schema, mapReferences(schema, example, useDeclaredNames(site)))
  const component = capitalized(kind)
  return moduleWriter()(`pages/gallery.${kind}.gen.tsx`, {
    imports: [{ module: `src/sections/${kind}/${component}.tsx`, name: component }],
    statements: [exportedConst('element', `<${component} section={${slot(0)}} />`)],
    data: [section],
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
