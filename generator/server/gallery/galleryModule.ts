import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { exportedConst, moduleWriter } from '../../emit/module.ts'
import { resolver } from '../../emit/resolve.ts'
import { code, imported } from '../../emit/value.ts'
import { capitalize } from '../../text.ts'
import type { ExampleData } from './examples.ts'

/**
 * The code of a module that exports an example as the React element `element`. The example refers only
 * to names that the site declares.
 */
export function galleryModule(site: Site, kind: string, data: ExampleData): string {
  const schema = 'kind' in data ? sectionSchema : heroSchema
  const section = resolver(site)(schema, { ...data, id: `example-${kind}` })
  const name = capitalize(kind)
  const component = imported(`src/sections/${kind}/${name}.tsx`, name)
  return moduleWriter()(`pages/gallery.${kind}.gen.tsx`, {
    statements: [exportedConst('element', code`<${component} section={${section}} />`)],
  })
}
