import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { TextPart } from '../../../src/model/textParts.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { isObject } from '../../../src/model/json.ts'
import { isScalar, property, valueAt } from '../../manifest/modelValues.ts'
import { isLiteralCode, isSampleCall, literalValue } from '../../code/literals.ts'
import { locationOf, type SourceValue } from '../../manifest/locate.ts'
import { ownerOf } from '../../manifest/pageReferences.ts'
import { pageAtPath } from '../../manifest/sitePages.ts'
import { BRAND_COLORS, requiredContrast } from '../../brand/siteColors.ts'
import { isOptional, schemaAt } from '../../manifest/schemaWalk.ts'
import { capitalize, formatLocation, inWords, singularOf } from '../../text.ts'
import type { FieldControl, Setting, SettingControl, SettingText } from './settingTypes.ts'
import {
  constantAt,
  declaredPaths,
  locatedText,
  sharingOf,
  textsWithNodes,
  type TextWithNode,
} from './editablePage.ts'
import { choicesOf } from './choices.ts'
import { editableList } from '../lists.ts'
import type { EditContext } from '../valueChanges.ts'
import { revisionAt } from '../revision.ts'
import type { DocOf, PropertyDoc } from './settingDocs.ts'
import { insertedIn } from '../textSource.ts'
import { schemaShape, variantsOf, type Schema, type SchemaShape } from './settingSchemas.ts'

/** The settings of a part of the site, or of the open page if there is no such part. */
export function settingsPage(
  edited: EditContext & { readonly docOf: DocOf },
  request: { readonly page: string; readonly path?: ModelPath | undefined },
) {
  const { project, site, source, docOf } = edited
  const { root } = pageAtPath(site, request.page)
  const texts = textsWithNodes(site, source)
  const textAt = new Map(texts.map((text) => [formatPath(text.path), text]))
  const context = { ...edited, root, texts, textAt }
  const targets = settingsTargets(site, request.page, docOf)
  const requested = targets.find(({ path }) => isDeepStrictEqual(path, request.path))
  const { path } = requested ?? targets[0] ?? { path: [] }
  const others = new Set(targets.map((target) => formatPath(target.path)))
  others.delete(formatPath(path))
  // The hero and the sections of a page have settings of their own.
  const isOwn = (setting: Setting) =>
    [setting.path, [...setting.path, 0]].every((part) => !others.has(formatPath(part)))
  const parts = path.length === 0 ? siteFields.map((key) => [key]) : partsWith(path)
  const settings = parts.flatMap((part) => describeSettings(context, part).filter(isOwn))
  return { targets, path, settings, choices: choicesOf(site, project) }
}

/** A part, and the part that is shown with it: the items of the menu come before its other settings. */
const partsWith = (path: ModelPath): readonly ModelPath[] =>
  path[0] === 'navigation' ? [path, ['menu']] : [path]

/** A part of the site whose settings are shown together. */
type Target = {
  readonly path: ModelPath
  readonly name: string
  readonly description?: string | undefined
  /** What it belongs to: the page, a section of the page, or the whole site. */
  readonly group: 'page' | 'section' | 'site'
}

/** The parts of the site whose settings can be changed on the page at a path. Unknown paths show the not-found page. */
function settingsTargets(site: Site, path: string, docOf: DocOf): readonly Target[] {
  const { page, root, sections } = pageAtPath(site, path)
  const inSection = [
    { path: [...root, 'hero'], name: 'Top of the page' },
    ...sections.map(({ section, path: at }) => ({ path: at, name: section.heading })),
    ...declaredPaths(page, ['form', 'event', 'place', 'hours']).map((at) => {
      return { path: at, name: capitalize(ownerOf(site, at)) }
    }),
  ]
  const ofSite = Object.keys(siteSchema.shape).flatMap((key) => {
    const { label, description } = docOf(siteSchema, key)
    const isShown = !OTHER_PARTS.includes(key) && !siteFields.includes(key)
    return isShown ? [{ path: [key], name: label, description }] : []
  })
  return [
    { path: root, name: 'Page', group: 'page' },
    ...inSection.map((target) => ({ ...target, group: 'section' as const })),
    { path: [], name: 'Site', group: 'site' },
    ...ofSite.map((target) => ({ ...target, group: 'site' as const })),
  ]
}

/** The properties of the site that are no objects and no lists. They have one target together: the site itself. */
const siteFields: readonly string[] = Object.entries(siteSchema.shape).flatMap(([key, schema]) =>
  schemaShape(schema)?.kind === 'field' ? [key] : [],
)

/** The pages, each of which has its settings where it is open, and what is shown with another part. */
const OTHER_PARTS: readonly string[] = ['routes', 'notFound', 'menu']

/** What the settings are described from. */
type Context = EditContext & {
  readonly docOf: DocOf
  /** The path of the open page in the manifest. */
  readonly root: ModelPath
  /** All texts of the site, and these texts by their paths. */
  readonly texts: readonly TextWithNode[]
  readonly textAt: ReadonlyMap<string, TextWithNode>
}

/**
 * The settings of the value at a path, from its schema: those of its properties, or one for another value.
 * Empty if the schema has no such path.
 */
function describeSettings(context: Context, path: ModelPath): readonly Setting[] {
  const schema = schemaAt(siteSchema, context.site, path)
  if (schema === undefined) return []
  const doc: PropertyDoc =
    path.length === 1 ? context.docOf(siteSchema, String(path[0])) : { label: '' }
  const setting = settingOf({ schema, path, doc }, context)
  return setting.control.kind === 'group' ? setting.control.settings : [setting]
}

/** A value whose setting is described. */
type Described = {
  readonly schema: Schema
  readonly path: ModelPath
  readonly doc: PropertyDoc & Pick<Setting, 'summary'>
  /** What it is an entry of. Default: it is a property. */
  readonly entryOf?: 'list' | 'record'
}

function settingOf(described: Described, context: Context): Setting {
  const { schema, path, entryOf } = described
  const { options, ...doc } = described.doc
  const value = valueAt(context.site, path)
  const source = context.source.value(path)
  const defaultValue = source === undefined ? value : z.safeParse(schema, undefined).data
  const canBeMissing = entryOf === undefined && isOptional(schema)
  const variants = variantsOf(schema, options)
  const isCurrent = (variant: Schema) =>
    variants.length === 1 || schemaOf(variant, value) === schemaOf(schema, value)
  const current = variants.find((variant) => isCurrent(variant.schema))
  const code = source?.written.getText()
  const text = textOf(path, context)
  return {
    path,
    revision: revisionAt(context.source, path),
    ...doc,
    control: controlOf({ ...described, schema: current?.schema ?? schema }, value, context),
    ...(text !== undefined && { text }),
    ...(isScalar(value) && { value }),
    ...(isScalar(defaultValue) && { defaultValue }),
    code,
    location: source && formatLocation(locationOf(source.written)),
    reference: source && isReference(source, value) ? code : undefined,
    isOptional: canBeMissing,
    isComputed: source !== undefined && text === undefined && isComputed(source, value),
    isRemovable: source?.entry !== undefined && (canBeMissing || entryOf === 'record'),
    variants: variants.map(({ name, label }) => ({ value: name, label })),
    variant: current?.name,
  }
}

/** What can be changed of the text at a path. Undefined for other values, and if the text is computed. */
function textOf(path: ModelPath, context: Context): SettingText | undefined {
  const { site, source, root, texts, textAt } = context
  const text = textAt.get(formatPath(path))
  const parts = text && locatedText(source, text).parts
  if (text === undefined || parts === undefined) return undefined
  const inserted = text.node === undefined ? [] : insertedIn(text.node)
  const meaningOf = (part: TextPart) => {
    const found = inserted.find(({ code }) => 'code' in part && part.code === code)
    return found && constantAt(site, source, found.node)?.states
  }
  return {
    parts: parts.map((part) => ({ ...part, meaning: meaningOf(part) })),
    ...sharingOf(site, source, text, texts, root),
  }
}

/** Whether an object or a list is written elsewhere. */
const isReference = ({ written, resolved }: SourceValue, value: unknown) =>
  written !== resolved && !isSampleCall(written) && !isScalar(value)

/** Fields show values as they are, so a literal with another value than the site is computed, too. */
function isComputed({ written, entry }: SourceValue, value: unknown): boolean {
  return isScalar(value)
    ? entry === undefined || literalValue(written) !== value
    : !isLiteralCode(written)
}

function controlOf(described: Described, value: unknown, context: Context): SettingControl {
  const { schema, path } = described
  const shape = schemaShape(schema)
  switch (shape?.kind) {
    case 'field':
      return fieldControl(shape.control, described, context)
    case 'fixed':
      return fieldControl({ kind: 'select', options: [shape.value] }, described, context)
    case 'list':
    case 'record':
      return entriesControl(shape, described, value, context)
    case 'group':
    case 'variants':
      return value === undefined || shape.kind === 'variants'
        ? { kind: 'missing' }
        : groupControl(shape, schemaOf(schema, value), path, context)
    case undefined:
      return { kind: 'string' }
  }
}

type Shape<Kind extends SchemaShape['kind']> = Extract<SchemaShape, { kind: Kind }>

/** Adds the labels of choices, and for a color of the brand the contrast that it needs. */
function fieldControl(
  control: FieldControl,
  { path, doc: { options = {} } }: Described,
  { site }: Context,
): FieldControl {
  const values =
    control.kind === 'select'
      ? control.options
      : control.kind === 'string'
        ? control.suggestions
        : undefined
  if (values !== undefined) {
    return { ...control, labels: values.map((value) => options[String(value)] ?? nameOf(value)) }
  }
  const color = BRAND_COLORS.find((name) => formatPath(path) === `brand.colors.${name}`)
  return control.kind === 'color' && color !== undefined
    ? { ...control, brandColor: color, contrast: requiredContrast(color, site.brand.colors) }
    : control
}

/** A value of the schema in words, e.g. `Given name` for `given-name`, and `Germany` for `DE`. */
const nameOf = (value: unknown) =>
  /^[A-Z]{2}$/.test(String(value))
    ? (COUNTRIES.of(String(value)) ?? String(value))
    : capitalize(inWords(String(value)).replaceAll('-', ' '))

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

function groupControl(
  { properties }: Shape<'group'>,
  object: Schema,
  path: ModelPath,
  context: Context,
): SettingControl {
  const settings = properties
    .filter(([, property]) => isVisible(property))
    .map(([key, property]) => {
      const doc = context.docOf(object, key)
      return settingOf({ schema: property, path: [...path, key], doc }, context)
    })
  return { kind: 'group', settings }
}

/** The entries of a list, or of an object whose entries have names that the author chooses. */
function entriesControl(
  shape: Shape<'list' | 'record'>,
  { path, doc: { label: list, options } }: Described,
  value: unknown,
  context: Context,
): SettingControl {
  const schema = shape.kind === 'list' ? shape.element : shape.entry
  const entryAt = (key: string | number, label: string, summary?: string) => {
    const isSame = summary?.toLowerCase() === label.toLowerCase()
    const doc = { label, options, ...(!isSame && { summary }) }
    return settingOf({ schema, path: [...path, key], doc, entryOf: shape.kind }, context)
  }
  const variants = variantsOf(schema, options).map(({ name, label }) => ({ value: name, label }))
  if (shape.kind === 'record') {
    const named = Object.entries(isObject(value) ? value : {})
    const entries = named.map(([name, entry]) => {
      return entryAt(name, capitalize(inWords(name)), entryNames(schema, entry).label)
    })
    return { kind: 'record', entries, variants }
  }
  const entries = Array.isArray(value) ? value : []
  const entryShape = schemaShape(schema)
  return {
    kind: 'list',
    list: editableList(context.site, context.source, path),
    entries: entries.map((entry, index) => {
      const { label = `${singularOf(list)} ${index + 1}`, summary } = entryNames(schema, entry)
      return entryAt(index, label, summary)
    }),
    ...(entryShape?.kind === 'field' && { field: entryShape.control }),
    variants,
    ...(shape.max !== undefined && { max: shape.max }),
  }
}

/** Whether the panel shows a property. The kind of a section is fixed. */
const isVisible = (schema: Schema) => isOptional(schema) || schemaShape(schema)?.kind !== 'fixed'

/** The schema that fits a value, without wrappers and unions. */
const schemaOf = (schema: Schema, value: unknown) => schemaAt(schema, value, []) ?? schema

/** What tells an entry apart: its first text, otherwise its first field. The summary: the next text or the link. */
function entryNames(schema: Schema, entry: unknown): Pick<Setting, 'summary'> & { label?: string } {
  const shape = schemaShape(schemaOf(schema, entry))
  const fields = shape?.kind === 'group' ? shape.properties : []
  const stringsOf = (kinds: readonly string[]) =>
    fields.flatMap(([key, field]) => {
      const fieldShape = schemaShape(field)
      const value = property(entry, key)
      const isOfKind = fieldShape?.kind === 'field' && kinds.includes(fieldShape.control.kind)
      return isOfKind && typeof value === 'string' ? [value] : []
    })
  const texts = stringsOf(['text'])
  const label = texts[0] ?? fields.map(([key]) => property(entry, key)).find(isString)
  const summary = [...texts, ...stringsOf(['reference'])].find((text) => text !== label)
  return { ...(label !== undefined && { label }), summary }
}

const isString = (value: unknown) => typeof value === 'string'
