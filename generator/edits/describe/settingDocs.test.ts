import { expect, it } from 'vitest'
import * as z from 'zod'
import { siteSchema } from '../../../src/site/site.ts'
import { projectAt } from '../../projectPaths.ts'
import { docsIn, readDocs } from './settingDocs.ts'
import { schemaShape, type Schema } from './settingSchemas.ts'

it('reads the label, the description, the options and the default of a property, also of an object that it extends or contains', () => {
  const docOf = docsIn([
    'export const shape = {\n  /** **Anchor.** The id. Details: of `HTML`. */\n  id: z.string(),\n}',
    `export const a = z.strictObject({
      ...shape,
      /**
       * The size, e.g. \`3\`.
       * Over two lines. Options: \`s\` = Small, \`l\` = Very large. Default: \`l\`.
       */
      maxSize: z.number(),
    })
    const b = a.extend({
      /** The color. */
      color: z.string(),
    })`,
  ])
  const a = z.strictObject({ id: z.string(), maxSize: z.number() })
  const b = a.extend({ color: z.string() })
  const id = { label: 'Anchor', description: 'The id.' }
  expect(docOf(a, 'id')).toEqual(id)
  expect(docOf(a, 'maxSize')).toEqual({
    label: 'Max size',
    description: 'The size, e.g. 3. Over two lines.',
    options: { s: 'Small', l: 'Very large' },
    fallback: 'Very large',
  })
  expect(docOf(b, 'id')).toEqual(id)
  expect(docOf(b, 'color')).toEqual({ label: 'Color', description: 'The color.' })
  expect(docOf(a, 'color')).toEqual({ label: 'Color' })
})

it('says picture for what the schemas call an image', () => {
  const docOf = docsIn(['const a = {\n/** An image, or images. Default: an image. */\nimages: 1 }'])
  expect(docOf(z.strictObject({ images: z.string().optional() }), 'images')).toEqual({
    label: 'Pictures',
    description: 'A picture, or pictures.',
    fallback: 'A picture',
  })
})

it('also in a label, and keeps a default that is a code as it is', () => {
  const docOf = docsIn(['const a = {\n/** **Side of the image.** Default: `en-US`. */\nside: 1 }'])
  expect(docOf(z.strictObject({ side: z.string().optional() }), 'side')).toEqual({
    label: 'Side of the picture',
    fallback: 'en-US',
  })
})

it('has no description if two objects with the same names have different ones', () => {
  const docOf = docsIn([
    'const a = z.strictObject({ /** One. */ size: z.number() })',
    'const b = z.strictObject({ /** Two. */ size: z.number() })',
  ])
  expect(docOf(z.strictObject({ size: z.number() }), 'size')).toEqual({ label: 'Size' })
})

/** What a person who does not program would not understand: code, and names of properties, formats and standards. */
const TECHNICAL = /\b[a-z]{2,}[A-Z]|\b(?:BCP|IANA|ISO|RFC|URI|h1|camel case)\b/

it('describes every property of the manifest, and every option, in plain words', async () => {
  const docOf = await readDocs(projectAt())
  const faults: unknown[] = []
  const seen = new Set<Schema>()
  function check(schema: Schema): void {
    const shape = schemaShape(schema)
    if (shape?.kind === 'list') check(shape.element)
    if (shape?.kind === 'record') check(shape.entry)
    if (shape?.kind === 'variants') for (const variant of shape.variants) check(variant.schema)
    if (shape?.kind !== 'group' || seen.has(schema)) return
    seen.add(schema)
    for (const [key, property] of shape.properties) {
      const { label, description = '', fallback = '', options = {} } = docOf(schema, key)
      const propertyShape = schemaShape(property)
      const isFixed = propertyShape?.kind === 'fixed'
      const text = [label, description, fallback].join(' ')
      const control = propertyShape?.kind === 'field' ? propertyShape.control : undefined
      const names = control?.kind === 'select' ? control.options : []
      // Countries have their names.
      const isNamed = (name: unknown) =>
        Object.hasOwn(options, String(name)) || /^[A-Z]{2}$/.test(String(name))
      if (!names.every(isNamed)) faults.push([key, names])
      if (!isFixed && (description === '' || TECHNICAL.test(text))) faults.push([key, text])
      check(property)
    }
  }
  check(siteSchema)
  expect(faults).toEqual([])
})
