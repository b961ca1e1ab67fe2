import { expect, it } from 'vitest'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { siteSchema } from '../../../src/site/site.ts'
import manifest from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { sampleKinds } from '../../edits/samples.ts'
import { projectAt } from '../../projectPaths.ts'
import { markedValues } from '../../manifest/schemaWalk.ts'
import { galleryEntries, galleryModule, type RenderSample } from './galleryEntries.ts'

const site = siteSchema.parse(manifest)

/** The problems of the gallery of a site, and the modules that render its samples, by kind. */
async function gallery(changes: Partial<typeof site> = {}) {
  const modules: Record<string, string> = {}
  const changed = { ...site, ...changes }
  const render: RenderSample = async (kind, sample) => {
    const module = galleryModule(changed, kind, sample)
    for (const { value } of markedValues(['noted'], sectionSchema, sample)) {
      expect(module).not.toContain(value)
    }
    return (modules[kind] = module)
  }
  const entries = await galleryEntries(projectAt(), changed, render)
  const problems = entries.flatMap(({ kind, problem }) => (problem === undefined ? [] : [kind]))
  return { entries, problems, modules }
}

it('shows every kind with the code of its sample, without values that the manifest only notes', async () => {
  const { entries, problems, modules } = await gallery()
  expect(problems).toEqual([])
  expect(Object.keys(modules)).toEqual(sampleKinds)
  const steps = entries.find(({ kind }) => kind === 'steps')
  expect(steps?.snippet).toMatch(/^\{\n  kind: 'steps',\n  heading: sample\('Steps'\),[^]*\n\}$/)
})

it('shows what must be declared in the place of a sample, and the others', async () => {
  const { entries, problems } = await gallery({ events: {} })
  expect(problems).toEqual(['eventDetails'])
  expect(entries.find(({ kind }) => kind === 'eventDetails')?.problem).toBe(
    'This site declares no event. Declare one first.',
  )
  expect((await gallery({ media: { ...site.media, images: {} } })).problems).toEqual([
    'logos',
    'imageGallery',
    'video',
    'drawing',
  ])
})

it('shows an error of a component in its place, and the others', async () => {
  const render: RenderSample = async (kind) => {
    if (kind === 'prose') throw new Error('\u001b[31mtext is undefined')
    return `<p>${kind}</p>`
  }
  const entries = await galleryEntries(projectAt(), site, render, ['prose', 'hero'])
  const results = entries.map(({ html, problem }) => html ?? problem)
  expect(results).toEqual(['text is undefined', '<p>hero</p>'])
})
