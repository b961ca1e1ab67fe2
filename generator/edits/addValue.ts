import { Node } from 'ts-morph'
import * as z from 'zod'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { Code, indentedText, properties, toCode } from '../code/code.ts'
import { isObject } from '../../src/model/json.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { insertEntry, insertProperty, type TextEdit } from './textEdit.ts'
import { listElements, propertyName, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'
import { schemaAt, childSchemaAt, unwrapped } from '../manifest/schemaWalk.ts'
import { schemaShape } from './describe/settingSchemas.ts'

/** What the edits of a change are made from: a site without errors, and its source. */
export type EditContext = {
  readonly project: Project
  readonly site: Site
  readonly source: ManifestSource
}

/** The edits that add a value to the closest object or list that the manifest contains, with the objects between them. */
export function editsForNewValue(
  context: EditContext,
  path: ModelPath,
  value: unknown,
): readonly TextEdit[] {
  const { site, source } = context
  const key = path.at(-1)
  if (key === undefined) throw new UserError('The site itself cannot be replaced.')
  const ownerPath = path.slice(0, -1)
  if (childSchemaAt(siteSchema, site, path) === undefined) {
    throw new UserError(`${formatPath(path)} is not a property of the manifest.`)
  }
  const owner = source.value(ownerPath)
  if (owner === undefined) {
    return editsForNewValue(context, ownerPath, newOwner(site, ownerPath, key, value))
  }
  const code = toCode(withIndentation(value, indentationIn(owner.resolved)))
  if (typeof key === 'number') {
    const values = valueAt(site, ownerPath)
    const isNext = Array.isArray(values) && values.length === key
    if (isNext && listElements(owner.resolved, key) !== undefined) {
      return insertEntry(owner.resolved, code.text)
    }
    throw new UserError(`The list ${formatPath(ownerPath)} is computed. Change it in the manifest.`)
  }
  if (!Node.isObjectLiteralExpression(owner.resolved)) {
    throw new UserError(`${formatPath(ownerPath)} is computed. Change it in the manifest.`)
  }
  const property = properties({ [key]: code }).text
  return insertProperty(owner, property, previousOf(site, ownerPath, key, owner.resolved))
}

/** The indentation of code in a node, if the objects and lists around it are written in several lines. */
export const indentationIn = (node: Node) =>
  [node, ...node.getAncestors()]
    .filter(
      (outer) => Node.isObjectLiteralExpression(outer) || Node.isArrayLiteralExpression(outer),
    )
    .map(() => '  ')
    .join('')

/** A value whose texts of several lines are indented, as code at this indentation. */
function withIndentation(value: unknown, indentation: string): unknown {
  if (typeof value === 'string') return indentedText(value, indentation)
  const inner = (part: unknown) => withIndentation(part, `${indentation}  `)
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value) || value instanceof Code) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)]))
}

/** An object or a list that the manifest does not contain, with one more value. Otherwise it has its defaults. */
function newOwner(site: Site, path: ModelPath, key: string | number, value: unknown): unknown {
  const now = valueAt(site, path)
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(now) ? [...now] : []
    list[key] = value
    return list
  }
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  const isComplete = schema !== undefined && z.safeParse(schema, { [key]: value }).success
  return { ...(!isComplete && isObject(now) && now), [key]: value }
}

/** The property after which a new one is written: the closest one before it in the schema, otherwise the kind. */
function previousOf(site: Site, path: ModelPath, key: string, owner: Node): Node | undefined {
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  if (!(schema instanceof z.ZodObject) || !Node.isObjectLiteralExpression(owner)) return undefined
  const written = new Map<string, Node>()
  for (const property of owner.getProperties()) {
    // A property before a spread object could be overwritten by it.
    if (!Node.isPropertyAssignment(property)) return undefined
    written.set(propertyName(property.getNameNode()), property)
  }
  const names = Object.keys(schema.shape)
  const before = names.slice(0, names.indexOf(key)).findLast((name) => written.has(name))
  const kind = names.find((name) => schemaShape(schema.shape[name])?.kind === 'fixed')
  return written.get(before ?? kind ?? '')
}
