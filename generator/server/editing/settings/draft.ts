import type { Draft } from '../../../../src/editing/settings/settings.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import type { DescriptionOf } from './descriptions.ts'
import { isOptional, schemaShape, type Schema } from './schemaShape.ts'
import { settingLabel } from './settingLabel.ts'

/** The values to fill in for a new value of a schema: one draft for each form that it can have. */
export function draftsOf(schema: Schema, label: string, descriptionOf: DescriptionOf): Draft[] {
  const shape = schemaShape(schema)
  if (shape?.kind === 'variants') {
    return shape.variants.map((variant) => ({
      ...partsOf(variant.schema, [], label, descriptionOf),
      name: variant.name,
    }))
  }
  return [{ ...partsOf(schema, [], label, descriptionOf), name: '' }]
}

type DraftParts = Pick<Draft, 'fields' | 'fixed'>

/** The required values below a path. Of several forms, the first one. */
function partsOf(
  schema: Schema,
  path: ModelPath,
  label: string,
  descriptionOf: DescriptionOf,
  description?: string,
): DraftParts {
  const below = (inner: Schema, key: string | number, text?: string) =>
    partsOf(inner, [...path, key], label, descriptionOf, text)
  const shape = schemaShape(schema)
  switch (shape?.kind) {
    case 'field': {
      if (shape.control.kind === 'switch') return { fields: [], fixed: [fixed(path, false)] }
      const { control } = shape
      return {
        fields: [
          {
            path: [...path],
            label: path.length === 0 ? label : settingLabel(path),
            ...(description !== undefined && { description }),
            control,
          },
        ],
        fixed: [],
      }
    }
    case 'group':
      return joined(
        shape.properties
          .filter(([, property]) => !isOptional(property))
          .map(([key, property]) => below(property, key, descriptionOf(schema, key))),
        [fixed(path, {})],
      )
    case 'list':
      return joined(
        Array.from({ length: shape.min }, (_, index) => below(shape.element, index)),
        [fixed(path, [])],
      )
    case 'variants': {
      const [first] = shape.variants
      if (first === undefined) return { fields: [], fixed: [] }
      return partsOf(first.schema, path, label, descriptionOf, description)
    }
    case 'fixed':
      return { fields: [], fixed: [fixed(path, shape.value)] }
    case 'record':
      return { fields: [], fixed: [fixed(path, {})] }
    case undefined:
      return { fields: [], fixed: [] }
  }
}

const fixed = (path: ModelPath, value: Draft['fixed'][number]['value']) => ({
  path: [...path],
  value,
})

const joined = (parts: readonly DraftParts[], own: Draft['fixed']): DraftParts => ({
  fields: parts.flatMap(({ fields }) => fields),
  fixed: [...own, ...parts.flatMap((part) => part.fixed)],
})
