import type { SiteForm } from '../definition.ts'
import type { FieldImplementation } from './implementation.ts'
import type { FieldKind } from './schemas.ts'

/** The implementation of a kind of field, which the form's generated module imports. */
export function implementationOf<K extends FieldKind>(
  form: SiteForm,
  kind: K,
): FieldImplementation<K> {
  const implementation: FieldImplementation<K> | undefined = form.kinds[kind]
  if (implementation === undefined) {
    throw new Error(`No implementation of ${kind}.`)
  }
  return implementation
}
