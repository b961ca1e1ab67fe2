import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { markedValues } from '../../generator/manifest/schemaWalk.ts'
import { exampleKinds } from '../../generator/server/gallery/examples.ts'
import { galleryModule } from '../../generator/server/gallery/galleryEntries.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { required } from '../support/required.ts'
import { examplesFor, kindsOfCopies } from './galleryExamples.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const NO_DESCRIBED_IMAGE =
  'This site declares no image with an alternative text. To see this example, declare one in media.images.'

it('every snippet can be copied into a page of a site with other names', async () => {
  expect(await kindsOfCopies(temporaryProject)).toEqual(exampleKinds.slice(1))
})

it('has no problem on a site that declares everything', async () => {
  const { site } = await readManifest(await temporaryProject())
  expect((await examplesFor(site)).filter(({ problem }) => problem !== undefined)).toEqual([])
})

it('shows the same names in the code and in the rendered example', async () => {
  const { site } = await readManifest(await temporaryProject())
  const profiles = (await examplesFor(site)).find(({ kind }) => kind === 'profileList')
  const used = [...(profiles?.snippet ?? '').matchAll(/image: '(\w+)'/g)].map(([, name]) => name)
  expect(profiles?.data).toMatchObject({ profiles: used.map((image) => ({ image })) })
  expect(new Set(used).size).toBe(2)
  for (const name of used) expect(Object.keys(site.media.images)).toContain(name)
})

it('reports what must be declared before an example can be shown', async () => {
  const { site } = await readManifest(await temporaryProject())
  const examples = await examplesFor({ ...site, events: {} })
  expect(examples.filter(({ problem }) => problem !== undefined)).toMatchObject([
    {
      kind: 'eventDetails',
      problem: 'This site declares no event. To see this example, declare one in the manifest.',
    },
  ])
})

it.each([
  ['of the one that has one', 1, 'second'],
  ['of none, if none has one', 2, undefined],
])('shows the map %s of two places', async (_, withoutMap, shown) => {
  const { site } = await readManifest(await temporaryProject())
  const place = required(
    Object.values(site.places).find(({ map }) => map),
    'a place with a map',
  )
  const places = ['first', 'second'].map((name, index) => {
    return [name, index < withoutMap ? { ...place, map: undefined } : place]
  })
  const examples = await examplesFor({ ...site, places: Object.fromEntries(places) })
  const { data, problem } = examples.find(({ kind }) => kind === 'mapAddress') ?? {}
  expect(data && 'place' in data ? data.place : undefined).toBe(shown)
  expect(problem?.includes('no place with a map')).toBe(shown === undefined || undefined)
})

it('leaves out optional images if the site declares none', async () => {
  const { site } = await readManifest(await temporaryProject())
  const examples = await examplesFor({ ...site, media: { ...site.media, images: {} } })
  const required = examples.filter(({ problem }) => problem !== undefined)
  expect(new Set(required.map(({ problem }) => problem))).toEqual(
    new Set([
      'This site declares no image. To see this example, declare one in the manifest.',
      NO_DESCRIBED_IMAGE,
    ]),
  )
  const shown = examples.filter(({ problem }) => problem === undefined)
  expect(shown.filter(({ snippet }) => /\bimages?:/.test(snippet))).toEqual([])
  const hero = shown.find(({ kind }) => kind === 'hero')
  expect(hero?.data).toMatchObject({ images: [] })
  expect(hero?.snippet).toContain("size: 'full'")
})

it('shows an image on its own only if it has an alternative text', async () => {
  const { site } = await readManifest(await temporaryProject())
  const problemsWith = async (alts: readonly string[]) => {
    const images = Object.entries(site.media.images).map(([name, image], index) => {
      return [name, { ...image, alt: alts[index] ?? '' }]
    })
    const examples = await examplesFor({
      ...site,
      media: { ...site.media, images: Object.fromEntries(images) },
    })
    return examples.flatMap(({ problem }) => problem ?? [])
  }
  const problems = await problemsWith([])
  expect(new Set(problems)).toEqual(new Set([NO_DESCRIBED_IMAGE]))
  expect(await problemsWith(['', 'The office'])).toEqual([])
})

it('gives pages no value that the manifest only notes', async () => {
  const { site } = await readManifest(await temporaryProject())
  const noted = (await examplesFor(site)).flatMap(({ kind, data }) =>
    markedValues(['noted'], sectionSchema, data).map(({ value }) => ({ kind, data, value })),
  )
  expect(noted.map(({ kind }) => kind)).toContain('testimonials')
  for (const { kind, data, value } of noted) {
    expect(data && galleryModule(site, kind, data)).not.toContain(value)
  }
})
