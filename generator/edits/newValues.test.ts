import { expect, it } from 'vitest'
import * as z from 'zod'
import { fieldKinds } from '../../src/forms/schema.ts'
import { imageGallerySchema } from '../../src/sections/imageGallery/schema.ts'
import { placeOnMap } from '../../src/model/place.ts'
import { stepsSchema } from '../../src/sections/steps/schema.ts'
import { videoSchema } from '../../src/sections/video/schema.ts'
import { siteSchema } from '../../src/site/site.ts'
import { createSample, type SampleNames } from './samples.ts'
import { schemaShape, variantsOf, type Schema } from './describe/settingSchemas.ts'

const NAMES: SampleNames = {
  page: ['/a'],
  link: ['/a', '/b'],
  icon: ['star'],
  image: ['one', 'two', 'three'],
  described: ['two', 'three'],
  form: ['contact'],
  event: ['party'],
  place: ['office', 'branch'],
  hours: ['office'],
  map: ['branch'],
  language: ['es'],
  category: ['map'],
  media: ['film.mp4', 'film.vtt'],
  file: ['photo.jpg', 'font.woff2', 'film.mp4', 'plan.pdf'],
}

/** The schemas of all values that can be added: entries, variants and optional objects, with their names. */
function addable(schema: Schema, name: string, seen = new Set<Schema>()): [string, Schema][] {
  const shape = schemaShape(schema)
  if (shape === undefined || seen.has(schema)) return []
  seen.add(schema)
  const inner = (key: string, part: Schema) => [
    ...variantsOf(part).map((one): [string, Schema] => [`${key} ${one.name}`, one.schema]),
    ...addable(part, key, seen),
  ]
  switch (shape.kind) {
    case 'list':
      return inner(`${name}[]`, shape.element)
    case 'record':
      return inner(`${name}{}`, shape.entry)
    case 'group':
      return shape.properties.flatMap(([key, part]) =>
        ['group', 'variants'].includes(schemaShape(part)?.kind ?? '')
          ? inner(`${name}.${key}`, part)
          : addable(part, `${name}.${key}`, seen),
      )
    case 'variants':
      return shape.variants.flatMap((one) => addable(one.schema, name, seen))
    default:
      return []
  }
}

it('has a valid sample of every value that can be added', () => {
  const schemas = [
    ...addable(siteSchema, ''),
    ...Object.entries(fieldKinds).flatMap(([kind, { schema }]) => addable(schema, kind)),
  ]
  for (const [name, schema] of schemas) {
    const [key] = /(\w*|\[\])$/.exec(name.split(' ')[0] ?? '') ?? []
    const create = () => createSample(schema, key === '[]' ? '0' : (key ?? ''), NAMES, [])
    expect.soft(create, name).not.toThrow()
  }
})

it('refers to a place with a map where one is needed', () => {
  expect(createSample(placeOnMap, 'place', NAMES, [])).toBe('branch')
})

it('adds an optional value if a rule requires it', () => {
  const schema = z
    .strictObject({ text: z.string(), note: z.string().optional(), to: z.string().optional() })
    .refine(({ to }) => to !== undefined, { path: ['to'] })
  expect(createSample(schema, '0', NAMES, [])).toEqual({ text: 'Text', to: 'To' })
})

it('refers to images that are content only if they have an alternative text', () => {
  const value = createSample(imageGallerySchema, 'imageGallery', NAMES, [])
  expect(value).toMatchObject({ images: [{ image: 'two' }, { image: 'three' }] })
  const create = () =>
    createSample(imageGallerySchema, 'imageGallery', { ...NAMES, described: [] }, [])
  expect(create).toThrow('This site declares no image with an alternative text. Declare one first.')
})

it('has three entries that consist of texts, and refers to a video elsewhere if the site has no file', () => {
  expect(createSample(stepsSchema, 'steps', NAMES, [])).toMatchObject({
    steps: [{ title: 'Title' }, { title: 'Title 2' }, { title: 'Title 3' }],
  })
  const video = createSample(videoSchema, 'video', { ...NAMES, media: [] }, [])
  expect(video).toMatchObject({ video: { kind: 'youtube' } })
})
