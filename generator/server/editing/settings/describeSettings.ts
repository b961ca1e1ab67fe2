import * as z from 'zod'
import type { Setting } from '../../../../src/editing/settings/settings.ts'
import { siteSchema, type Site } from '../../../../src/site/site.ts'
import { type ModelPath, isObject, property, valueAt } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { editableList } from '../lists/listAt.ts'
import type { DescriptionOf } from './descriptions.ts'
import { draftsOf } from './draft.ts'
import { entryLabel } from './entryLabel.ts'
import { isOptional, schemaShape, type Schema, type SchemaShape } from './schemaShape.ts'
import { settingLabel } from './settingLabel.ts'
import { childSource, sourceValue, type SourceValue } from './settingSource.ts'
import { isJsonScalar, writtenSetting } from './writtenSetting.ts'

/**
 * The settings of the value at a path, from its schema: those of its properties, or one for another value.
 * Empty if the schema has no such path.
 */
export function describeSettings(
  site: Site,
  source: ManifestSource,
  path: ModelPath,
  descriptionOf: DescriptionOf,
): readonly Setting[] {
  const context = { site, source, descriptionOf }
  const value = valueAt(site, path)
  const schema = schemaAt(siteSchema, site, path)
  if (schema === undefined) return []
  const label = settingLabel(path.slice(-1))
  const setting = settingOf(
    { schema, path, value, source: sourceValue(source, path), label },
    context,
  )
  const { control } = setting
  return control.kind === 'group' && value !== undefined ? control.settings : [setting]
}

/** A value whose setting is described. */
type Described = {
  readonly schema: Schema
  readonly path: ModelPath
  readonly value: unknown
  readonly source: SourceValue | undefined
  readonly label: string
  readonly description?: string | undefined
  /** Whether it is an entry of a list or a record. Other values are properties. */
  readonly isEntry?: boolean
}

/** What the settings are described from. */
type Context = {
  readonly site: Site
  readonly source: ManifestSource
  readonly descriptionOf: DescriptionOf
}

function settingOf(described: Described, context: Context): Setting {
  const { schema, path, value, source, label, description, isEntry } = described
  const shape = schemaShape(schema)
  const isMissing = value === undefined
  const defaultValue = source === undefined ? value : z.safeParse(schema, undefined).data
  return {
    path: [...path],
    label,
    ...(description !== undefined && { description }),
    control: controlOf(described, shape, context),
    ...(isJsonScalar(value) && { value }),
    ...(isJsonScalar(defaultValue) && { defaultValue }),
    isOptional: isEntry !== true && isOptional(schema),
    isComputed: false,
    isRemovable: false,
    ...(source !== undefined &&
      writtenSetting(source, value, isEntry !== true && isOptional(schema))),
    drafts:
      isMissing && (shape?.kind === 'group' || shape?.kind === 'variants')
        ? draftsOf(schema, label, context.descriptionOf)
        : [],
  }
}

function controlOf(
  described: Described,
  shape: SchemaShape | undefined,
  context: Context,
): Setting['control'] {
  const { descriptionOf } = context
  const { schema, path, value, source, label } = described
  const child = (element: Schema, key: string | number, name: string, isEntry: boolean) =>
    settingOf(
      {
        schema: element,
        path: [...path, key],
        value: property(value, key),
        source: source && childSource(source.resolved, key),
        label: name,
        description: isEntry ? undefined : descriptionOf(schemaOf(schema, value), String(key)),
        isEntry,
      },
      context,
    )
  switch (shape?.kind) {
    case 'field':
      return shape.control
    case 'fixed':
      return { kind: 'select', options: [shape.value] }
    case 'group':
      return {
        kind: 'group',
        settings: shape.properties
          .filter(([, each]) => value !== undefined && isShown(each))
          .map(([key, each]) => child(each, key, settingLabel([key]), false)),
      }
    case 'list': {
      const entries = Array.isArray(value) ? value : []
      return {
        kind: 'list',
        list: editableList(context.site, context.source, path),
        entries: entries.map((entry, index) =>
          child(shape.element, index, entryLabel(shape.element, entry, index), true),
        ),
        newEntries: draftsOf(shape.element, 'New entry', descriptionOf),
        min: shape.min,
        ...(shape.max !== undefined && { max: shape.max }),
      }
    }
    case 'record':
      return {
        kind: 'record',
        entries: Object.keys(isObject(value) ? value : {}).map((key) => ({
          ...child(shape.entry, key, key, true),
          isRemovable:
            source !== undefined && childSource(source.resolved, key)?.entry !== undefined,
        })),
        newEntries: draftsOf(shape.entry, 'New entry', descriptionOf),
      }
    case 'variants': {
      const current = shape.variants.find(
        (variant) =>
          value !== undefined && schemaOf(variant.schema, value) === schemaOf(schema, value),
      )
      return {
        kind: 'variants',
        current: current?.name,
        setting: current && settingOf({ ...described, schema: current.schema }, context),
        variants: draftsOf(schema, label, descriptionOf),
      }
    }
    case undefined:
      return { kind: 'string' }
  }
}

/** Whether the panel shows a property. Required texts are edited on the page, and the kind is fixed. */
function isShown(schema: Schema): boolean {
  const shape = schemaShape(schema)
  const isText = shape?.kind === 'field' && shape.control.kind === 'text'
  return isOptional(schema) || !(isText || shape?.kind === 'fixed')
}

/** The schema that fits a value, without wrappers and unions. */
const schemaOf = (schema: Schema, value: unknown) => schemaAt(schema, value, []) ?? schema
