import type * as z from 'zod'
import { fieldSchema } from '../../src/forms/schema.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { siteSchema } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { schemaAt } from './schemaWalk.ts'

/** What the author may have created, and the file that registers it, by the union of all kinds. */
const REGISTRIES = new Map<z.core.$ZodType | undefined, string>([
  [sectionSchema, 'a new kind of section, register it in src/sections/schemas.ts'],
  [fieldSchema, 'a new kind of field, register it in src/forms/schema.ts'],
])

/** Says where a new kind of section or field is registered. Undefined for a path that is not a `kind`. */
export function newKindHint(path: ModelPath, manifest: unknown): string | undefined {
  if (path.at(-1) !== 'kind') return undefined
  const what = REGISTRIES.get(schemaAt(siteSchema, manifest, path.slice(0, -1)))
  return what && `If it is ${what}.`
}
