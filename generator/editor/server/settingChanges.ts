import { Node } from 'ts-morph'
import * as z from 'zod'
import type { JsonValue, OneSetting, SettingChange } from '../protocol.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath, isObject, valueAt } from '../../diagnostics/diagnostic.ts'
import {
  insertEntry,
  insertProperty,
  removeEntry,
  replaceNode,
} from '../../manifest/edit/textEdit.ts'
import { nameOf, type ManifestSource } from '../../manifest/locate.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { joined, type PlannedChange } from './plannedChange.ts'
import { schemaShape, wrappedSchema, type Schema } from './settingSchemas.ts'
import { isLiteralCode, plainEntries, sourceValue } from './settingSource.ts'

/** Plans a change of a setting, and of those that change together with it. */
export const planSetting = (
  site: Site,
  source: ManifestSource,
  change: SettingChange,
): PlannedChange =>
  joined([change, ...(change.together ?? [])].map((one) => planOne(site, source, one)))

/** Replaces exactly the literal of a setting, adds its property, or removes it. */
function planOne(
  site: Site,
  source: ManifestSource,
  { path, before, value }: OneSetting,
): PlannedChange {
  const current = sourceValue(source, path)
  const code = current?.written.getText()
  if (code !== before) return { current: code }
  const name = formatPath(path)
  if (value === undefined) {
    return current?.entry === undefined
      ? { problem: `${name} is not written in an object of its own. Remove it in the manifest.` }
      : { edits: [removeEntry(current.entry)] }
  }
  if (current === undefined) return planAdded(site, source, path, value)
  return current.entry !== undefined && isLiteralCode(current.written)
    ? { edits: [replaceNode(current.written, jsonCode(value))] }
    : { problem: `${name} is computed: ${code}. Change it in the manifest.` }
}

/** Adds a value to the closest object or list that the manifest contains, with the objects between them. */
function planAdded(
  site: Site,
  source: ManifestSource,
  path: ModelPath,
  value: JsonValue,
): PlannedChange {
  const key = path.at(-1)
  if (key === undefined) return { problem: 'The site itself cannot be replaced.' }
  const ownerPath = path.slice(0, -1)
  if (!accepts(site, ownerPath, key)) {
    return { problem: `${formatPath(path)} is not a property of the manifest.` }
  }
  const found = sourceValue(source, ownerPath)
  if (found === undefined) {
    return planAdded(site, source, ownerPath, newOwner(site, ownerPath, key, value))
  }
  const { written, resolved: owner } = found
  if (typeof key === 'number') {
    return plainEntries(owner)?.length === key
      ? { edits: insertEntry(owner, jsonCode(value)) }
      : { problem: `The list ${formatPath(ownerPath)} is computed. Change it in the manifest.` }
  }
  return Node.isObjectLiteralExpression(owner)
    ? {
        edits: insertProperty(
          written,
          owner,
          propertyCode(key, value),
          previousOf(site, ownerPath, key, owner),
        ),
      }
    : { problem: `${formatPath(ownerPath)} is computed. Change it in the manifest.` }
}

/** Whether the schema has a value at this key of an object or a list. */
function accepts(site: Site, path: ModelPath, key: string | number): boolean {
  const schema = objectSchema(site, path)
  if (schema instanceof z.ZodArray) return typeof key === 'number'
  return (
    typeof key === 'string' &&
    (schema instanceof z.ZodRecord ||
      (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)))
  )
}

/** The schema at a path, without wrappers such as `optional`. */
function objectSchema(site: Site, path: ModelPath): Schema | undefined {
  let schema = schemaAt(siteSchema, site, path)
  for (let inner = schema; inner !== undefined; inner = wrappedSchema(inner)) schema = inner
  return schema
}

/** An object or a list that the manifest does not contain, with one more value. Otherwise it has its defaults. */
function newOwner(site: Site, path: ModelPath, key: string | number, value: JsonValue): JsonValue {
  const now = z.json().safeParse(valueAt(site, path)).data
  if (typeof key === 'number') {
    const list = Array.isArray(now) ? [...now] : []
    list[key] = value
    return list
  }
  const schema = objectSchema(site, path)
  const isComplete = schema !== undefined && z.safeParse(schema, { [key]: value }).success
  return { ...(!isComplete && isJsonObject(now) && now), [key]: value }
}

const isJsonObject = (value: JsonValue | undefined): value is { [key: string]: JsonValue } =>
  isObject(value)

/** The property after which a new one is written: the closest one before it in the schema, otherwise the kind. */
function previousOf(site: Site, path: ModelPath, key: string, owner: Node): Node | undefined {
  const schema = objectSchema(site, path)
  if (!(schema instanceof z.ZodObject) || !Node.isObjectLiteralExpression(owner)) return undefined
  const written = new Map<string, Node>()
  for (const property of owner.getProperties()) {
    // A property before a spread object could be overwritten by it.
    if (!Node.isPropertyAssignment(property)) return undefined
    written.set(nameOf(property.getNameNode()), property)
  }
  const names = Object.keys(schema.shape)
  const before = names.slice(0, names.indexOf(key)).findLast((name) => written.has(name))
  const kind = names.find((name) => schemaShape(schema.shape[name])?.kind === 'fixed')
  return written.get(before ?? kind ?? '')
}

/** The code of a JSON value. */
function jsonCode(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(jsonCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const properties = Object.entries(value).map(([key, each]) => propertyCode(key, each))
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`
}

/** The code of a property of an object. */
const propertyCode = (key: string, value: JsonValue): string =>
  `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${jsonCode(value)}`
