import * as z from 'zod'
import { iconNames } from '../../../src/model/icon.ts'
import { pageSchema, type Page } from '../../../src/site/page.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import {
  isObject,
  isScalar,
  property,
  valueAt,
  type ModelPath,
} from '../../diagnostics/diagnostic.ts'
import { childValue, type ManifestSource, type SourceValue } from '../../manifest/locate.ts'
import { sectionIds, shownPage, sitePages } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import { isOptional, mapReferences, schemaAt } from '../../manifest/schemaWalk.ts'
import type {
  Choice,
  Choices,
  Setting,
  SettingsPage,
  SettingsRequest,
  SettingsTarget,
} from '../settingProtocol.ts'
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
import { writtenSetting } from './settingSource.ts'

/** The settings of a part of the site, or of the page if there is no such part, for the settings panel of the page at `page`. Of the page itself, only its own settings. */
export function settingsPage(
  project: Project,
  site: Site,
  source: ManifestSource,
  request: SettingsRequest,
  descriptionOf: DescriptionOf,
): SettingsPage {
  const targets = settingsTargets(site, request.page)
  const path =
    (targets.find((target) => isSame(target.path, request.path)) ?? targets[0])?.path ?? []
  const others = new Set(targets.map((target) => JSON.stringify(target.path)))
  others.delete(JSON.stringify(path))
  // The hero and the sections of a page have settings of their own.
  const isOwn = (setting: Setting) =>
    [setting.path, [...setting.path, 0]].every((each) => !others.has(JSON.stringify(each)))
  const parts = path.length === 0 ? siteFields.map((key) => [key]) : [path]
  const settings = parts.flatMap((part) =>
    describeSettings(site, source, part, descriptionOf).filter(isOwn),
  )
  return { targets, path: [...path], settings, choices: choicesOf(site, project) }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The parts of the site whose settings can be changed on the page at a path. Unknown paths show the not-found page. */
function settingsTargets(site: Site, path: string): SettingsTarget[] {
  const { page, root } = shownPage(site, path)
  return [
    { path: [...root], name: 'Page', group: THIS_PAGE },
    { path: [...root, 'hero'], name: 'Top of the page', group: THIS_PAGE },
    ...page.sections.map(({ heading }, index) => ({
      path: [...root, 'sections', index],
      name: heading,
      group: THIS_PAGE,
    })),
    ...shownOn(page),
    { path: [], name: 'Site', group: ALL_PAGES },
    ...Object.keys(siteSchema.shape)
      .filter((key) => !OTHER_PARTS.includes(key) && !siteFields.includes(key))
      .map((key) => ({ path: [key], name: settingLabel([key]), group: ALL_PAGES })),
  ]
}

/** The properties of the site that are no objects and no lists. They have one target together: the site itself. */
const siteFields: readonly string[] = Object.entries(siteSchema.shape).flatMap(([key, schema]) =>
  schemaShape(schema)?.kind === 'field' ? [key] : [],
)

const THIS_PAGE = 'This page'
const ALL_PAGES = 'All pages'

/** The pages, and the texts of components, which are edited as texts. */
const OTHER_PARTS: readonly string[] = ['routes', 'notFound', 'texts']

const DECLARED_IN: { readonly [kind: string]: string } = {
  form: 'forms',
  event: 'events',
  place: 'places',
  hours: 'places',
}

/** The forms, events and places that a page shows. */
function shownOn(page: Page): SettingsTarget[] {
  const targets = new Map<string, SettingsTarget>()
  mapReferences(pageSchema, page, (kind, name) => {
    const list = DECLARED_IN[kind]
    if (list !== undefined) {
      const label = `${settingLabel([kind === 'hours' ? 'place' : kind])} ${name}`
      targets.set(`${list} ${name}`, { path: [list, name], name: label, group: THIS_PAGE })
    }
    return name
  })
  return [...targets.values()]
}

/**
 * The settings of the value at a path, from its schema: those of its properties, or one for another value.
 * Empty if the schema has no such path.
 */
function describeSettings(
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
  const setting = settingOf({ schema, path, value, source: source.value(path), label }, context)
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
    ...(isScalar(value) && { value }),
    ...(isScalar(defaultValue) && { defaultValue }),
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
        source: source && childValue(source.resolved, key),
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
            source !== undefined && childValue(source.resolved, key)?.entry !== undefined,
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

/** The values that references of the site can have. */
function choicesOf(site: Site, project: Pick<Project, 'root' | 'images'>): Choices {
  const pages = sitePages(site)
  const places = Object.entries(site.places)
  return {
    page: pages.map(({ path, page }) => ({ value: path, label: page.title })),
    link: pages.flatMap(({ path, page }): Choice[] => [
      { value: path, label: page.title },
      ...sectionIds(page, site).map((id, index) => ({
        value: `${path}#${id}`,
        label: `${page.title}: ${page.sections[index]?.heading}`,
      })),
    ]),
    icon: iconNames.map((value) => ({ value })),
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
    category: Object.entries(site.consent?.categories ?? {}).map(([value, { title }]) => ({
      value,
      label: title,
    })),
  }
}

/** What tells an entry of a list apart: its first text, otherwise its first field, otherwise its number. */
function entryLabel(schema: Schema, entry: unknown, index: number): string {
  return labelOf(schemaAt(schema, entry, []) ?? schema, entry) ?? `Entry ${index + 1}`
}

function labelOf(schema: Schema, entry: unknown): string | undefined {
  if (isText(schema)) return String(entry)
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
