import { existsSync, readdirSync } from 'node:fs'
import * as z from 'zod'
import { isObject } from '../../src/model/json.ts'
import { roleOf, type ReferenceInfo } from '../../src/model/role.ts'
import { heroSchema } from '../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import type { Site } from '../../src/site/site.ts'
import { Code, toCode } from '../code/code.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { simpleValues } from '../manifest/modelValues.ts'
import type { Project } from '../projectPaths.ts'
import { isOptional, mapMarked, unwrapped } from '../manifest/schemaWalk.ts'
import { sitePages } from '../manifest/sitePages.ts'
import { capitalize, inWords } from '../text.ts'
import { sectionDoc } from './describe/sectionKinds.ts'

type Schema = z.core.$ZodType

/** What a sample refers to: `map` is a place with a map, `described` an image with an alternative text. */
type SampleReference = ReferenceInfo['kind'] | 'map' | 'described'

/** The names that samples can refer to, e.g. those of the images, in order of preference, and the names of files. */
export type SampleNames = Readonly<Record<SampleReference | 'file', readonly string[]>>

/** What a site declares, and the files of its project. Default: no files. */
export function declaredNames(
  site: Site,
  project?: Pick<Project, 'images' | 'fonts' | 'files'>,
): SampleNames {
  const pages = sitePages(site).map(({ path }) => path)
  const images = Object.keys(site.media.images)
  const places = Object.keys(site.places)
  const files = project === undefined ? [] : fileNames(project.files)
  return {
    page: pages,
    link: pages,
    icon: ['star'],
    image: images,
    described: images.filter((name) => site.media.images[name]?.alt !== ''),
    form: Object.keys(site.forms),
    event: Object.keys(site.events),
    place: places,
    hours: places.filter((name) => site.places[name]?.hours !== undefined),
    map: places.filter((name) => site.places[name]?.map !== undefined),
    category: Object.keys(site.consent?.categories ?? {}),
    language: Object.keys(site.languages),
    media: files,
    file:
      project === undefined
        ? []
        : [project.images, project.fonts, project.files].flatMap(fileNames),
  }
}

/** The names of the files in a folder. None if it does not exist. */
export const fileNames = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder) : []

/** The top of a page, and every kind of section. */
export const sampleKinds: readonly string[] = [
  'hero',
  ...sectionSchema.options.map(({ shape }) => shape.kind.value),
]

/** A new section of a kind, or a new top of a page. The default of its heading is the name of its kind. */
export function sampleSection(
  kind: string,
  names: SampleNames,
  others: readonly unknown[] = [],
  heading?: string,
) {
  if (kind === 'hero') return createSample(heroSchema, kind, names, others)
  const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === kind)
  if (schema === undefined) throw new UserError(`${kind} is not a kind of section.`)
  const sample = createSample(schema, kind, names, others)
  return isObject(sample) ? { ...sample, heading: heading ?? sectionDoc(kind).name } : sample
}

/** The code of a sample. Texts, numbers that pages show, and dates are marked with `sample(…)`. */
export const sampleCode = (schema: Schema, sample: unknown): Code =>
  toCode(mapMarked(REPLACED, schema, sample, markedSample))

/** The code of a value that the author replaces: `sample('Heading')`. */
export const markedSample = (value: unknown) => new Code(`sample(${toCode(value).text})`)

/** The roles of the values that an author replaces. */
const REPLACED = ['text', 'number', 'day', 'date', 'lastDay', 'noted'] as const

/**
 * A valid value of a schema, with what the schema requires. Texts repeat the names of their properties, references are
 * the first names that `others` does not use. Other values are the `examples` in the metadata of their schemas, for
 * example of a color. If the schema rejects a value, the problem says which optional property or entry to add, or
 * where to use the next example. Throws a user error if there is no valid value.
 *
 * @param name what the value is called, e.g. `steps` or the name of a property
 * @param others the other entries of its list
 */
export function createSample(
  schema: Schema,
  name: string,
  names: SampleNames,
  others: readonly unknown[],
): unknown {
  /** How many problems each path had. */
  const problems = new Map<string, number>()
  const used = new Set(simpleValues(others).map(({ value }) => value))
  let missing: SampleReference | undefined

  function create(wrapped: Schema, path: ModelPath): unknown {
    const part = unwrapped(wrapped) ?? wrapped
    const count = problems.get(formatPath(path)) ?? 0
    if (part instanceof z.ZodObject) {
      const properties = Object.entries(part.shape).filter(
        ([key, property], index) =>
          !isOptional(property) ||
          problems.has(formatPath([...path, key])) ||
          (index === 0 && count > 0),
      )
      return Object.fromEntries(
        properties.map(([key, property]) => [key, create(property, [...path, key])]),
      )
    }
    if (part instanceof z.ZodArray) {
      const isShort = count === 0 || (count === 1 && !(part.element instanceof z.ZodObject))
      const length = isShort || refersToSite(part.element) ? count : Math.max(3, count)
      return Array.from({ length }, (_, index) => create(part.element, [...path, index]))
    }
    if (part instanceof z.ZodRecord) return {}
    if (part instanceof z.ZodUnion) return createOption(part.options, path)
    const tried = Math.max(0, count - Number(isOptional(wrapped)))
    return leaf(part, path, tried)
  }

  /** The first option for which the site declares everything. */
  function createOption(options: readonly Schema[], path: ModelPath): unknown {
    const missingBefore = missing
    for (const option of options) {
      // For example `''` for the alternative text of a decorative image.
      if (option instanceof z.ZodLiteral) continue
      missing = missingBefore
      const value = create(option, path)
      if (missing === missingBefore) return value
    }
    return undefined
  }

  function leaf(part: Schema, path: ModelPath, tried: number): unknown {
    const index = path.findLast((each) => typeof each === 'number') ?? 0
    const reference = roleOf(part, 'reference')
    if (reference === undefined) {
      const values = leafSamples(part, path, name, names.file)
      return values[(tried + (part instanceof z.ZodNumber ? index : 0)) % values.length]
    }
    const kind =
      reference.part === 'map' ? 'map' : reference.isContent ? 'described' : reference.kind
    const declared = names[kind].filter(accepts(part))
    if (declared.length === 0) missing = kind
    const unused = declared.filter((each) => !used.has(each))
    return [...unused, ...declared][(tried + index) % declared.length]
  }

  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    missing = undefined
    const value = create(schema, [])
    const { error } = z.safeParse(schema, value)
    if (error === undefined) return value
    for (const { path } of error.issues) {
      const at = formatPath(path.filter((key) => typeof key !== 'symbol'))
      problems.set(at, (problems.get(at) ?? 0) + 1)
    }
  }
  throw new UserError(
    missing === undefined
      ? `There is no sample of ${name} that fits the site. Write it in the manifest.`
      : `This site declares no ${MISSING[missing] ?? missing}. Declare one first.`,
  )
}

const MAX_ATTEMPTS = 20

/** What a site must declare, in words. Default: the name of the kind. */
const MISSING: { readonly [Kind in SampleReference]?: string } = {
  hours: 'place with hours',
  map: 'place with a map',
  described: 'image with an alternative text',
}

/** Whether a sample refers to something that the site declares. */
function refersToSite(schema: Schema): boolean {
  const kind = roleOf(schema, 'reference')?.kind
  if (kind !== undefined) return kind !== 'icon'
  if (schema instanceof z.ZodArray) return refersToSite(schema.element)
  return (
    schema instanceof z.ZodObject &&
    Object.values(schema.shape).some((property) => !isOptional(property) && refersToSite(property))
  )
}

const accepts = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success

/** The samples of a schema without parts, in order of preference: valid values. `files`: the names of the files that they can refer to. */
export function leafSamples(
  schema: Schema,
  path: ModelPath,
  name: string,
  files: readonly string[],
): readonly unknown[] {
  if (schema instanceof z.ZodLiteral) return [...schema.values]
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodBoolean) return [false]
  const key = path.findLast((each) => typeof each === 'string') ?? name
  const { examples } = z.globalRegistry.get(schema) ?? {}
  const candidates = [
    ...(Array.isArray(examples) ? examples : []),
    ...NUMBERS,
    sampleText(schema, key, path),
    key,
    TODAY,
    `${TODAY}T08:00`,
    `${TODAY}T17:00`,
    ...files,
  ]
  return candidates.filter(accepts(schema))
}

const NUMBERS = [1, 2, 3, 10, 100, 500, 1000]

const TODAY = new Date().toISOString().slice(0, 10)

/** A text that repeats the name of its property: `Title`, in the second entry `Title 2`, `Text: one or two sentences.` */
function sampleText(schema: Schema, key: string, path: ModelPath): string {
  const isEntry = typeof path.at(-1) === 'number'
  const words = nameInWords(isEntry ? key.replace(/s$/, '') : key)
  if (roleOf(schema, 'text')?.markdown !== undefined) return `${words}: one or two sentences.`
  const index = path.findLast((each) => typeof each === 'number') ?? 0
  return index === 0 ? words : `${words} ${index + 1}`
}

/** A name of code as a text for people: `Call to action` for `callToAction`. The name of an entry is its index. */
const nameInWords = (name: string) => (/^\d+$/.test(name) ? 'New entry' : capitalize(inWords(name)))
