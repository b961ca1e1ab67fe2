import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { moduleWriter, slot } from '../../emit/module.ts'
import { resolver } from '../../emit/resolve.ts'
import { exportedConst } from '../../emit/statements.ts'
import { capitalized } from '../../manifest/pages.ts'
import type { ExampleData } from './examples.ts'

/**
 * The code of a module that exports an example as the React element `element`. The example refers only
 * to names that the site declares.
 */
export function galleryModule(site: Site, kind: string, data: ExampleData): string {
  const schema = 'kind' in data ? sectionSchema : heroSchema
  const section = resolver(site)(schema, { ...data, id: `example-${kind}` })
  const component = capitalized(kind)
  return moduleWriter()(`pages/gallery.${kind}.gen.tsx`, {
    imports: [{ module: `src/sections/${kind}/${component}.tsx`, name: component }],
    statements: [exportedConst('element', `<${component} section={${slot(0)}} />`)],
    data: [section],
  })
}
