import * as z from 'zod'
import { siteSchema } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { Code, toCode } from '../code/code.ts'
import { insertEntry, parseExpression, type TextEdit } from './textEdit.ts'
import { isOptional, mapMarked, childSchemaAt } from '../manifest/schemaWalk.ts'
import { simpleValues, valueAt } from '../manifest/modelValues.ts'
import { capitalize, inWords } from '../text.ts'
import type { ChoiceKind, Choices, FieldControl } from './describe/settingTypes.ts'
import { currentList, uniqueEntry } from './lists.ts'
import type { EditContext } from './addValue.ts'
import { editsForValues, type ValueToAdd } from './valueChanges.ts'
import { schemaShape, variantsOf, type Schema } from './describe/settingSchemas.ts'
import { choicesOf, fileNames } from './describe/choices.ts'

/** The edits that add a value with what it needs, or replace a value by another variant. */
export function planNewValue(
  context: EditContext,
  { path, revision, variant, shared }: ValueToAdd,
): readonly TextEdit[] {
  const { site } = context
  const schema = childSchemaAt(siteSchema, site, path)
  const chosen = variantsOf(schema ?? z.never()).find(({ name }) => name === variant)
  if (chosen === undefined) {
    throw new UserError(`${formatPath(path)} cannot be added to the manifest.`)
  }
  const owner = path.slice(0, -1)
  const others = Object.values(valueAt(site, owner) ?? {})
  const code = newValueCode(context, chosen.schema, String(path.at(-1)), others)
  if (shared === undefined) {
    return editsForValues(context, [{ path, revision, value: new Code(code) }])
  }
  const { node } = currentList(context, { list: owner, revision: shared })
  return node === undefined ? [] : insertEntry(node, code)
}

/**
 * The code of a new value. Its texts, numbers and dates are marked with `sample(…)`. What identifies it differs from the
 * other entries of its list.
 */
export function newValueCode(
  { project, site }: EditContext,
  schema: Schema,
  name: string,
  others: readonly unknown[],
): string {
  const files = [project.images, project.fonts, project.files].flatMap(fileNames)
  const data = newValue(schema, name, choicesOf(site, project), files, others)
  const marked = mapMarked(
    ['text', 'number', 'day', 'date', 'lastDay', 'noted'],
    schema,
    data,
    (value) => new Code(`sample(${toCode(value).text})`),
  )
  return uniqueEntry(parseExpression(toCode(marked).text), data, schema, others)
}

/**
 * A valid value of a schema with what it requires: texts that repeat the names of their properties, the first names that
 * the site declares, and examples of the formats. `files`: the names of the files that it can refer to. `others`: the other
 * entries of its list.
 * Throws a user error if there is none.
 */
export function newValue(
  schema: Schema,
  name: string,
  choices: Choices,
  files: readonly string[],
  others: readonly unknown[],
): unknown {
  /** How many issues each path had. An issue adds an optional property or an entry, or takes the next example. */
  const issues = new Map<string, number>()
  let missing: ChoiceKind | undefined
  const used = new Set(simpleValues(others).map(({ value }) => value))
  function create(part: Schema, path: ModelPath): unknown {
    const shape = schemaShape(part)
    const count = issues.get(formatPath(path)) ?? 0
    switch (shape?.kind) {
      case 'field': {
        const key = path.findLast((each) => typeof each === 'string') ?? name
        const examples = [...examplesOf(shape.control, key, choices), ...files].filter(
          (example) => z.safeParse(part, example).success,
        )
        const tried = Math.max(0, count - Number(isOptional(part)))
        if (shape.control.kind !== 'reference') return examples[tried]
        if (examples.length === 0) missing = shape.control.to
        const unused = examples.filter((example) => !used.has(example))
        const index = path.findLast((each) => typeof each === 'number') ?? 0
        return [...unused, ...examples][tried + index]
      }
      case 'fixed':
        return shape.value
      case 'group':
        return Object.fromEntries(
          shape.properties
            .filter(
              ([key, each], index) =>
                !isOptional(each) ||
                issues.has(formatPath([...path, key])) ||
                (index === 0 && count > 0),
            )
            .map(([key, each]) => [key, create(each, [...path, key])]),
        )
      case 'list':
        return Array.from({ length: shape.min + count }, (_, index) =>
          create(shape.element, [...path, index]),
        )
      case 'variants':
        return create(shape.variants[0]?.schema ?? z.never(), path)
      default:
        return {}
    }
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const value = create(schema, [])
    const { error } = z.safeParse(schema, value)
    if (error === undefined) return value
    for (const { path } of error.issues) {
      const at = formatPath(path.filter((key) => typeof key !== 'symbol'))
      issues.set(at, (issues.get(at) ?? 0) + 1)
    }
  }
  throw new UserError(
    missing === undefined
      ? `There is no example of ${name} that fits the site. Write it in the manifest.`
      : `This site declares no ${missing === 'hours' || missing === 'map' ? `place with ${missing}` : missing}. Declare one first.`,
  )
}

const MAX_ATTEMPTS = 20

/** Examples for a field, of which those are used that the schema accepts. */
function examplesOf(control: FieldControl, key: string, choices: Choices): readonly unknown[] {
  switch (control.kind) {
    case 'switch':
      return [false]
    case 'select':
      return control.options
    case 'number':
      return [1, 2, 3, 10, 100, 500, 1000]
    case 'reference':
      return control.to === 'icon'
        ? ['star']
        : [...(control.to === 'link' ? choices.page : []), ...choices[control.to]]
            .filter(({ detail }) => detail !== '')
            .map(({ value }) => value)
    default:
      return [capitalize(inWords(Number.isNaN(Number(key)) ? key : 'newEntry')), key, ...FORMATS]
  }
}

const TODAY = new Date().toISOString().slice(0, 10)

/** Examples of the formats of texts that have one. */
const FORMATS = [
  TODAY,
  `${TODAY}T08:00`,
  `${TODAY}T17:00`,
  '08:00-12:00',
  '13:00-17:00',
  '#0a1424',
  '/new',
  'https://www.example.com',
  'mailto:info@example.com',
  '+12025550100',
  'America/New_York',
  'MD',
  '20850',
  'en',
  'about {value}',
  'aqz-KE-bpKQ',
  '@fontsource-variable/archivo',
]
