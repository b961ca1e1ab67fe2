import { existsSync, readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import {
  formatPath,
  isObject,
  isScalar,
  property,
  valueAt,
  type ModelPath,
} from '../../diagnostics/diagnostic.ts'
import { isLiteralCode, isSampleCall, literalValue } from '../../manifest/edit/literals.ts'
import { locationOf, type ManifestSource, type SourceValue } from '../../manifest/locate.ts'
import { shownPage, sitePages } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import { isOptional, schemaAt } from '../../manifest/schemaWalk.ts'
import { capitalize, formatLocation } from '../../text.ts'
import type {
  Choice,
  Choices,
  Setting,
  SettingControl,
  SettingsPage,
  SettingsRequest,
  SettingsTarget,
} from '../settingProtocol.ts'
import { declaredPaths } from './editablePage.ts'
import { imageUrl } from './images.ts'
import { editableList } from './lists.ts'
import {
  draftsOf,
  schemaShape,
  settingLabel,
  type DescriptionOf,
  type Schema,
  type SchemaShape,
} from './settingSchemas.ts'

/** The settings of a part of the site, or of the open page if there is no such part. Of the page, only those that belong to no other part. */
export function settingsPage(
  project: Project,
  site: Site,
  source: ManifestSource,
  request: SettingsRequest,
  descriptionOf: DescriptionOf,
): SettingsPage {
  const targets = settingsTargets(site, request.page)
  const requested = targets.find(({ path }) => isDeepStrictEqual(path, request.path))
  const { path } = requested ?? targets[0] ?? { path: [] }
  const others = new Set(targets.map((target) => formatPath(target.path)))
  others.delete(formatPath(path))
  // The hero and the sections of a page have settings of their own.
  const isOwn = (setting: Setting) =>
    [setting.path, [...setting.path, 0]].every((each) => !others.has(formatPath(each)))
  const parts = path.length === 0 ? siteFields.map((key) => [key]) : [path]
  const settings = parts.flatMap((part) =>
    describeSettings({ site, source, descriptionOf }, part).filter(isOwn),
  )
  return { targets, path, settings, choices: choicesOf(site, project) }
}

/** The parts of the site whose settings can be changed on the page at a path. Unknown paths show the not-found page. */
function settingsTargets(site: Site, path: string): SettingsTarget[] {
  const { page, root, sections } = shownPage(site, path)
  const declared = declaredPaths(page, ['form', 'event', 'place', 'hours'])
  const shown = [
    { path: root, name: 'Page' },
    { path: [...root, 'hero'], name: 'Top of the page' },
    ...sections.map(({ section, path: at }) => ({ path: at, name: section.heading })),
    ...declared.map((at) => ({
      path: at,
      name: `${capitalize(String(at[0]).replace(/s$/, ''))} ${at[1]}`,
    })),
  ]
  const shared = Object.keys(siteSchema.shape)
    .filter((key) => !OTHER_PARTS.includes(key) && !siteFields.includes(key))
    .map((key) => ({ path: [key], name: settingLabel([key]) }))
  return [
    ...shown.map((target) => ({ ...target, group: 'This page' })),
    { path: [], name: 'Site', group: ALL_PAGES },
    ...shared.map((target) => ({ ...target, group: ALL_PAGES })),
  ]
}

const ALL_PAGES = 'All pages'

/** The properties of the site that are no objects and no lists. They have one target together: the site itself. */
const siteFields: readonly string[] = Object.entries(siteSchema.shape).flatMap(([key, schema]) =>
  schemaShape(schema)?.kind === 'field' ? [key] : [],
)

/** The pages. Each has its settings where it is open. */
const OTHER_PARTS: readonly string[] = ['routes', 'notFound']

/** What the settings are described from. */
type Context = {
  readonly site: Site
  readonly source: ManifestSource
  readonly descriptionOf: DescriptionOf
}

/**
 * The settings of the value at a path, from its schema: those of its properties, or one for another value.
 * Empty if the schema has no such path.
 */
function describeSettings(context: Context, path: ModelPath): readonly Setting[] {
  const schema = schemaAt(siteSchema, context.site, path)
  if (schema === undefined) return []
  const setting = settingOf({ schema, path, label: settingLabel(path.slice(-1)) }, context)
  const isMissing = valueAt(context.site, path) === undefined
  return setting.control.kind === 'group' && !isMissing ? setting.control.settings : [setting]
}

/** A value whose setting is described. */
type Described = {
  readonly schema: Schema
  readonly path: ModelPath
  readonly label: string
  readonly description?: string | undefined
  /** What it is an entry of. Default: it is a property. */
  readonly entryOf?: 'list' | 'record'
}

function settingOf(described: Described, context: Context): Setting {
  const { schema, path, label, description, entryOf } = described
  const value = valueAt(context.site, path)
  const source = context.source.value(path)
  const shape = schemaShape(schema)
  const defaultValue = source === undefined ? value : z.safeParse(schema, undefined).data
  const canBeMissing = entryOf === undefined && isOptional(schema)
  return {
    path,
    label,
    ...(description !== undefined && { description }),
    control: controlOf(described, shape, context),
    ...(isScalar(value) && { value }),
    ...(isScalar(defaultValue) && { defaultValue }),
    isOptional: canBeMissing,
    isComputed: false,
    isRemovable: false,
    ...(source !== undefined &&
      writtenSetting(source, value, canBeMissing || entryOf === 'record')),
    drafts:
      value === undefined && (shape?.kind === 'group' || shape?.kind === 'variants')
        ? draftsOf(schema, label, context.descriptionOf)
        : [],
  }
}

/**
 * What the source says about a setting.
 *
 * @param value The value in the validated site.
 * @param isOptional Whether the setting may be missing.
 */
function writtenSetting(source: SourceValue, value: unknown, isOptional: boolean) {
  const { written, resolved, entry } = source
  const code = written.getText()
  const isReference = written !== resolved && !isSampleCall(written)
  return {
    code,
    location: formatLocation(locationOf(written)),
    ...(isReference && !isScalar(value) && { reference: code }),
    isComputed: isComputed(source, value),
    isRemovable: isOptional && entry !== undefined,
  }
}

/** Fields show values as they are, so a literal with another value than the site is computed, too. */
function isComputed({ written, entry }: SourceValue, value: unknown): boolean {
  return isScalar(value)
    ? entry === undefined || literalValue(written) !== value
    : !isLiteralCode(written)
}

function controlOf(
  described: Described,
  shape: SchemaShape | undefined,
  context: Context,
): SettingControl {
  switch (shape?.kind) {
    case 'field':
      return shape.control
    case 'fixed':
      return { kind: 'select', options: [shape.value] }
    case 'group':
      return groupControl(described, shape, context)
    case 'list':
      return listControl(described, shape, context)
    case 'record':
      return recordControl(described, shape, context)
    case 'variants':
      return variantsControl(described, shape, context)
    case undefined:
      return { kind: 'string' }
  }
}

type Shape<Kind extends SchemaShape['kind']> = Extract<SchemaShape, { kind: Kind }>

function groupControl(
  { schema, path }: Described,
  { properties }: Shape<'group'>,
  context: Context,
): SettingControl {
  const value = valueAt(context.site, path)
  const shown = value === undefined ? [] : properties.filter(([, each]) => isShown(each))
  const settings = shown.map(([key, each]) => {
    const description = context.descriptionOf(schemaOf(schema, value), key)
    const label = settingLabel([key])
    return settingOf({ schema: each, path: [...path, key], label, description }, context)
  })
  return { kind: 'group', settings }
}

function listControl(
  { path }: Described,
  { element, max }: Shape<'list'>,
  context: Context,
): SettingControl {
  const { site, source, descriptionOf } = context
  const value = valueAt(site, path)
  const entries = Array.isArray(value) ? value : []
  return {
    kind: 'list',
    list: editableList(site, source, path),
    entries: entries.map((entry, index) => {
      const label = entryLabel(element, entry, index)
      return settingOf({ schema: element, path: [...path, index], label, entryOf: 'list' }, context)
    }),
    newEntries: draftsOf(element, 'New entry', descriptionOf),
    ...(max !== undefined && { max }),
  }
}

function recordControl(
  { path }: Described,
  { entry }: Shape<'record'>,
  context: Context,
): SettingControl {
  const value = valueAt(context.site, path)
  const names = Object.keys(isObject(value) ? value : {})
  return {
    kind: 'record',
    entries: names.map((label) =>
      settingOf({ schema: entry, path: [...path, label], label, entryOf: 'record' }, context),
    ),
    newEntries: draftsOf(entry, 'New entry', context.descriptionOf),
  }
}

function variantsControl(
  described: Described,
  { variants }: Shape<'variants'>,
  context: Context,
): SettingControl {
  const { schema, path, label } = described
  const value = valueAt(context.site, path)
  const current =
    value === undefined
      ? undefined
      : variants.find((one) => schemaOf(one.schema, value) === schemaOf(schema, value))
  return {
    kind: 'variants',
    current: current?.name,
    setting: current && settingOf({ ...described, schema: current.schema }, context),
    variants: draftsOf(schema, label, context.descriptionOf),
  }
}

/** Whether the panel shows a property. The kind of a section is fixed. */
const isShown = (schema: Schema) => isOptional(schema) || schemaShape(schema)?.kind !== 'fixed'

/** The schema that fits a value, without wrappers and unions. */
const schemaOf = (schema: Schema, value: unknown) => schemaAt(schema, value, []) ?? schema

/** The values that references of the site can have. */
function choicesOf(site: Site, project: Pick<Project, 'root' | 'images' | 'files'>): Choices {
  const pages = sitePages(site)
  const places = Object.entries(site.places)
  return {
    page: pages.map(({ path, page }) => ({ value: path, label: page.title })),
    link: [
      ...pages.flatMap(({ path, page }): Choice[] => [
        { value: path, label: page.title },
        ...shownPage(site, path).sections.map(({ id, section }) => ({
          value: `${path}#${id}`,
          label: `${page.title}: ${section.heading}`,
        })),
      ]),
      ...Object.keys(site.files).map((value) => ({ value })),
    ],
    image: Object.entries(site.media.images).map(([value, { file, alt }]) => ({
      value,
      ...(alt !== '' && { label: alt }),
      image: imageUrl(site, project, file),
    })),
    form: Object.entries(site.forms).map(([value, { label }]) => ({ value, label })),
    event: Object.entries(site.events).map(([value, { name }]) => ({ value, label: name })),
    place: places.map(([value, { name }]) => ({ value, label: name })),
    hours: places.flatMap(([value, { name, hours }]) =>
      hours === undefined ? [] : [{ value, label: name }],
    ),
    language: Object.keys(site.languages).map((value) => ({ value, label: value })),
    category: Object.entries(site.consent?.categories ?? {}).map(([value, { title }]) => ({
      value,
      label: title,
    })),
    media: (existsSync(project.files) ? readdirSync(project.files) : [])
      .filter((name) => /\.(?:mp4|webm|vtt)$/.test(name))
      .map((value) => ({ value })),
  }
}

/** What tells an entry of a list apart: its first text, otherwise its first field, otherwise its number. */
function entryLabel(schema: Schema, entry: unknown, index: number): string {
  return labelOf(schemaAt(schema, entry, []) ?? schema, entry) ?? `Entry ${index + 1}`
}

function labelOf(schema: Schema, entry: unknown): string | undefined {
  const shape = schemaShape(schema)
  if (shape?.kind !== 'group') return undefined
  const texts = shape.properties.filter(([, each]) => isText(each))
  return [...texts, ...shape.properties]
    .map(([key]) => property(entry, key))
    .find((value) => typeof value === 'string')
}

function isText(schema: Schema): boolean {
  const shape = schemaShape(schema)
  return shape?.kind === 'field' && shape.control.kind === 'text'
}
