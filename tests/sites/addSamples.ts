import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { toCode, type Code } from '../../generator/code/code.ts'
import { formatModule } from '../../generator/code/module.ts'
import { pageCode, pageTemplates } from '../../generator/edits/pageTemplates.ts'
import {
  createSample,
  declaredNames,
  sampleSection,
  type SampleNames,
} from '../../generator/edits/samples.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { schemaAt, unwrapped } from '../../generator/manifest/schemaWalk.ts'
import { fieldKinds } from '../../src/forms/schema.ts'
import { isObject } from '../../src/model/json.ts'
import { heroSchema } from '../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import type { Site } from '../../src/site/site.ts'

/** The properties that a complete sample leaves out, because they exclude others or need a certain value. */
const LEFT_OUT = /^(?:afterEvent|change|id|isPercent|isYear|layout|units|until)$/

/**
 * The text of a manifest with samples of everything: a page of each template, a page with every kind of
 * section and all their properties, and a form with every kind of field.
 */
export function withSamples(manifest: string, site: Site, project: Project): Promise<string> {
  const declared = declaredNames(site, project)
  const link = declared.link.filter((path) => !path.startsWith('/aktuelles/'))
  const names = { ...declared, link, form: ['fields'], page: ['/samples'] }
  const templates = Object.entries(pageTemplates)
  const pages = templates.map(([name, template]) => {
    const page = { path: `/samples/${name}`, title: `Page ${name}`, hasSampleTitle: false }
    const details = { parent: { path: '/samples', title: 'Samples' }, today: '2026-11-28' }
    return pageCode({ ...page, ...details, image: names.image[0] }, template, names).text
  })
  const links = templates.map(([name]) => ({ text: `Page ${name}`, to: `/samples/${name}` }))
  const item = toCode({ text: 'Samples', to: '/samples', children: links }).text
  const routes = `'/samples': ${completePage(names).text}, ${pages.join(', ')}`
  const text = manifest
    .replace('{ defineSite }', '{ defineSite, sample }')
    .replace('navigation: [', `$& ${item},`)
    .replace('forms: {', `$& fields: ${formCode(names).text},`)
    .replace('\n  routes: {', `$& ${routes.replaceAll('draft: true, ', '')},`)
  return formatModule('site.manifest.ts', text)
}

/** A page with every kind of section, each with all its properties. */
function completePage(names: SampleNames): Code {
  const samples: unknown[] = []
  const add = (schema: z.core.$ZodType, kind: string, declared = names) =>
    samples.push(complete(schema, sampleSection(kind, declared, samples), declared, samples))
  add(heroSchema, 'hero')
  for (const { shape } of sectionSchema.options) add(sectionSchema, shape.kind.value)
  const [hero, ...sections] = samples
  const description = 'Every kind of section, each with all its properties.'
  return toCode({ title: 'Samples', description, hero, sections })
}

/** A sample with its optional properties, which are samples, too. `others`: what refers to other names. */
function complete(
  wrapped: z.core.$ZodType,
  sample: unknown,
  names: SampleNames,
  others: readonly unknown[],
): unknown {
  const schema = schemaAt(wrapped, sample, [])
  if (schema instanceof z.ZodArray && Array.isArray(sample)) {
    return sample.map((entry) => complete(schema.element, entry, names, others))
  }
  if (!(schema instanceof z.ZodObject) || !isObject(sample)) return sample
  const properties = Object.entries(schema.shape).map(([key, property]): [string, unknown] => {
    if (sample[key] === undefined && LEFT_OUT.test(key)) return [key, undefined]
    const isEmpty = sample[key] === undefined || isDeepStrictEqual(sample[key], [])
    const value = isEmpty ? optionalSample(property, key, names, [...others, sample]) : sample[key]
    return [key, complete(property, value, names, [...others, sample])]
  })
  return Object.fromEntries(properties)
}

/** A sample of an optional property: an entry of a list, and `true` instead of `false`. */
function optionalSample(
  wrapped: z.core.$ZodType,
  key: string,
  names: SampleNames,
  others: readonly unknown[],
): unknown {
  const schema = unwrapped(wrapped) ?? wrapped
  if (schema instanceof z.ZodBoolean) return true
  return schema instanceof z.ZodArray && schema.safeParse([]).success
    ? [createSample(schema.element, key, names, others)]
    : createSample(schema, key, names, others)
}

/** A form with every kind of field, except the phone number of North America, which other countries do not have. */
function formCode(names: SampleNames): Code {
  const fields = Object.entries(fieldKinds).flatMap(([kind, { schema }]) => {
    const sample = createSample(schema, kind, names, [])
    return kind === 'phone' || !isObject(sample)
      ? []
      : [{ ...sample, name: kind, label: kind, hint: 'Hint', send: kind }]
  })
  return toCode({
    label: 'Samples',
    fields,
    submit: 'Submit',
    requiredNote: 'Required',
    privacy: 'Privacy',
    thanks: '/danke',
    status: { sending: 'Sending', sent: 'Sent' },
  })
}
