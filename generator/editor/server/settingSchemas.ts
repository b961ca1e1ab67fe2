import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Node, Project, SyntaxKind, type ObjectLiteralElementLike, type SourceFile } from 'ts-morph'
import * as z from 'zod'
import { autocompleteRegistry } from '../../../src/model/autocomplete.ts'
import { referenceRegistry } from '../../../src/model/reference.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { isScalar, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { filesIn } from '../../files.ts'
import { nameOf } from '../../manifest/locate.ts'
import type { Project as ProjectPaths } from '../../manifest/project.ts'
import { isOptional, wrappedSchema } from '../../manifest/schemaWalk.ts'
import { capitalize, inWords } from '../../text.ts'
import type { Draft, FieldControl } from '../settingProtocol.ts'

/** A schema of the manifest. */
export type Schema = z.core.$ZodType

/** What the values of a schema consist of. */
export type SchemaShape =
  | { readonly kind: 'field'; readonly control: FieldControl }
  /** Always the same value, such as the kind of a section. */
  | { readonly kind: 'fixed'; readonly value: string | number | boolean }
  | { readonly kind: 'group'; readonly properties: readonly (readonly [string, Schema])[] }
  | {
      readonly kind: 'list'
      readonly element: Schema
      readonly min: number
      readonly max: number | undefined
    }
  | { readonly kind: 'record'; readonly entry: Schema }
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] }

type Variant = { readonly name: string; readonly schema: Schema }

/** What the values of a schema consist of. Undefined for a type of schema that the settings cannot show. */
export function schemaShape(schema: Schema): SchemaShape | undefined {
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) return field({ kind: 'reference', to: reference.kind })
  if (textRegistry.has(schema)) return field({ kind: 'text' })
  const inner = wrappedSchema(schema)
  if (inner !== undefined) return schemaShape(inner)
  if (schema instanceof z.ZodObject)
    return { kind: 'group', properties: Object.entries(schema.shape) }
  if (schema instanceof z.ZodRecord) return { kind: 'record', entry: schema.valueType }
  if (schema instanceof z.ZodArray) {
    return { kind: 'list', element: schema.element, ...lengthOf(schema) }
  }
  if (schema instanceof z.ZodUnion) return unionShape(schema)
  return fieldShape(schema)
}

const field = (control: FieldControl): SchemaShape => ({ kind: 'field', control })

function fieldShape(schema: Schema): SchemaShape | undefined {
  if (schema instanceof z.ZodBoolean) return field({ kind: 'switch' })
  if (schema instanceof z.ZodEnum) return selectShape(schema.options)
  if (schema instanceof z.ZodLiteral) return selectShape([...schema.values])
  if (schema instanceof z.ZodNumber) return field({ kind: 'number' })
  const suggestions = autocompleteRegistry.get(schema)?.names
  if (suggestions !== undefined) return field({ kind: 'string', suggestions })
  const isString =
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    (schema instanceof z.ZodCustom && !z.safeParse(schema, {}).success)
  return isString ? field({ kind: 'string' }) : undefined
}

function selectShape(options: readonly unknown[]): SchemaShape | undefined {
  const known = options.filter(isScalar)
  const [only] = known
  if (only === undefined || known.length < options.length) return undefined
  return known.length === 1
    ? { kind: 'fixed', value: only }
    : field({ kind: 'select', options: known })
}

/** A union of strings is a single field. */
function unionShape(schema: z.ZodUnion): SchemaShape | undefined {
  const discriminator =
    schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined
  const shapes = schema.options.map(schemaShape)
  if (shapes.includes(undefined)) return undefined
  const isText = shapes.some((shape) => shape?.kind === 'field' && shape.control.kind === 'text')
  const areStrings = shapes.every(
    (shape) =>
      (shape?.kind === 'fixed' && typeof shape.value === 'string') ||
      (shape?.kind === 'field' && ['text', 'string'].includes(shape.control.kind)),
  )
  if (areStrings) return field({ kind: isText ? 'text' : 'string' })
  return {
    kind: 'variants',
    variants: schema.options.map((option) => ({
      name: variantName(option, discriminator),
      schema: option,
    })),
  }
}

/** The value of the discriminator, otherwise the names of the required properties. */
function variantName(schema: Schema, discriminator: string | undefined): string {
  const shape = schemaShape(schema)
  if (shape?.kind !== 'group') return shape?.kind === 'field' ? 'text' : 'other'
  const deciding = shape.properties.find(([name]) => name === discriminator)
  if (deciding !== undefined) {
    const decided = schemaShape(deciding[1])
    return decided?.kind === 'fixed' ? String(decided.value) : 'other'
  }
  return shape.properties
    .filter(([, property]) => !isOptional(property))
    .map(([name]) => name)
    .join(', ')
}

/** How many entries a list can have. */
function lengthOf(schema: z.ZodArray) {
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { min: minItems ?? 0, max: maxItems }
}

/** The description of a property of an object. Undefined if the schema has none. */
export type DescriptionOf = (object: Schema, key: string) => string | undefined

/** The folders of `src/` with the schemas of the manifest. */
const FOLDERS = ['model', 'site', 'sections', 'forms']

/** Reads the doc comments of the properties in the schemas of a project. */
export async function readDescriptions({
  root,
}: Pick<ProjectPaths, 'root'>): Promise<DescriptionOf> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await filesIn(path.join(root, 'src', folder))
      return names
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFile(path.join(root, 'src', folder, name), 'utf8'))
    }),
  )
  return descriptionsIn(await Promise.all(files.flat()))
}

/**
 * The doc comments of the properties in schemas. An object of the source and one of zod are the same if
 * their properties have the same names. If several objects of the source have these names and
 * different comments, there is no description.
 */
export function descriptionsIn(sources: readonly string[]): DescriptionOf {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } })
  const files = sources
    .filter((text) => /\bz\.|(?:section|field)Of\(/.test(text))
    .map((text, index) => project.createSourceFile(`/${index}.ts`, text))
  const constants = new Map(
    files
      .flatMap((file) => file.getVariableDeclarations())
      .map((declaration) => [declaration.getName(), declaration.getInitializer()]),
  )
  /** The properties of an object or of a schema, with those of other objects that it contains. */
  function propertiesOf(node: Node | undefined): ObjectLiteralElementLike[] {
    if (Node.isIdentifier(node)) return propertiesOf(constants.get(node.getText()))
    if (Node.isAsExpression(node) || Node.isPropertyAccessExpression(node)) {
      return propertiesOf(node.getExpression())
    }
    if (Node.isArrowFunction(node)) return propertiesOf(node.getBody())
    if (Node.isCallExpression(node)) {
      const [callee, values] = [node.getExpression(), node.getArguments()]
      // In `sectionOf('steps', { … })`, the properties are the last argument.
      return [callee, Node.isIdentifier(callee) ? values.at(-1) : values[0]].flatMap(propertiesOf)
    }
    const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : []
    return properties.flatMap((each) =>
      Node.isSpreadAssignment(each) ? propertiesOf(each.getExpression()) : [each],
    )
  }
  const found = new Map<string, string | undefined>()
  for (const schema of files.flatMap(objectSchemas)) {
    const comments = new Map(propertiesOf(schema).map(commentOf))
    for (const [name, comment] of comments) {
      const id = idOf([...comments.keys()], name)
      found.set(id, !found.has(id) || found.get(id) === comment ? comment : undefined)
    }
  }
  return (object, key) =>
    object instanceof z.ZodObject ? found.get(idOf(Object.keys(object.shape), key)) : undefined
}

const idOf = (names: readonly string[], name: string) => JSON.stringify([names.toSorted(), name])

/** The calls that create the schema of an object: `z.strictObject({ … })`, `schema.extend({ … })`, `sectionOf('…', { … })`. */
const objectSchemas = (file: SourceFile): Node[] =>
  file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) =>
      /^(?:sectionOf|fieldOf)$|\.(?:strictObject|extend)$/.test(call.getExpression().getText()),
    )

/** The name of a property and its doc comment as one line. */
function commentOf(property: ObjectLiteralElementLike): [string, string | undefined] {
  const name = Node.isSpreadAssignment(property) ? '' : nameOf(property.getNameNode())
  const comment = property.getLeadingCommentRanges().at(-1)?.getText()
  const text = comment
    ?.replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll('`', '')
    .trim()
  return [name, text === '' ? undefined : text]
}

/** The values to fill in for a new value of a schema: one draft for each variant that it can have. */
export function draftsOf(schema: Schema, label: string, descriptionOf: DescriptionOf): Draft[] {
  const shape = schemaShape(schema)
  const variants = shape?.kind === 'variants' ? shape.variants : [{ name: '', schema }]
  return variants.map((variant) => draftOf(variant, label, descriptionOf))
}

/** Whether a rule about the whole object can require a property. */
const isChecked = (schema: Schema, key: string) =>
  schema instanceof z.ZodObject &&
  schema.def.checks?.some(
    ({ _zod: { def } }) => 'path' in def && Array.isArray(def.path) && def.path[0] === key,
  ) === true

/** The required values of a new value, and those that a rule can require. If a value in it has several variants, those of the first one. */
function draftOf({ name, schema }: Variant, label: string, descriptionOf: DescriptionOf): Draft {
  const fields: Draft['fields'][number][] = []
  const fixed: Draft['fixed'][number][] = []
  function add(
    part: Schema,
    path: Draft['fixed'][number]['path'],
    description?: string,
    canBeMissing = false,
  ): void {
    const shape = schemaShape(part)
    switch (shape?.kind) {
      case 'field':
        if (shape.control.kind === 'switch') fixed.push({ path, value: false })
        else {
          fields.push({
            path,
            label: path.length === 0 ? label : settingLabel(path),
            ...(description !== undefined && { description }),
            control: shape.control,
            ...(canBeMissing && { isOptional: true }),
          })
        }
        break
      case 'group':
        fixed.push({ path, value: {} })
        for (const [key, property] of shape.properties) {
          const canBeMissing = isOptional(property)
          if (canBeMissing && !isChecked(part, key)) continue
          add(property, [...path, key], descriptionOf(part, key), canBeMissing)
        }
        break
      case 'list':
        fixed.push({ path, value: [] })
        for (let index = 0; index < shape.min; index += 1) add(shape.element, [...path, index])
        break
      case 'variants':
        for (const first of shape.variants.slice(0, 1)) add(first.schema, path, description)
        break
      case 'fixed':
        fixed.push({ path, value: shape.value })
        break
      case 'record':
        fixed.push({ path, value: {} })
        break
      case undefined:
    }
  }
  add(schema, [])
  return { name, fields, fixed }
}

/** A path as words: `Image side` for `imageSide`, `Links 1, text` for `links[0].text`. */
export function settingLabel(path: ModelPath): string {
  const words = path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${inWords(key)}`))
    .join('')
    .replace(/^,? /, '')
  return capitalize(words)
}
