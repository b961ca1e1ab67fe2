import type { SiteForm } from '../definition.ts'
import type { FieldImplementation } from './implementation.ts'
import type { FieldKind } from './schemas.ts'

/** The implementation of a kind of field. The form's generated module imports it. */
export function implementationOf<K extends FieldKind>(
  form: SiteForm,
  kind: K,
): FieldImplementation<K> {
  const implementation: FieldImplementation<K> | undefined = form.kinds[kind]
  if (implementation === undefined) {
    throw new Error(
      `The form "${form.id}" has no implementation of the field kind "${kind}". Run npm run generate.`,
    )
  }
  return implementation
}
