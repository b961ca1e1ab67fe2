import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/cli/commands/readManifest.ts'
import { exampleKinds, type ExampleData } from '../../generator/server/gallery/examples.ts'
import { galleryEntries } from '../../generator/server/gallery/galleryEntries.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import type { Site } from '../../src/site/site.ts'
import { realProject } from './realProject.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The examples of all kinds for a site, with their code. */
const examplesFor = async (site: Site) => {
  const data: Record<string, ExampleData> = {}
  const entries = await galleryEntries({
    project: projectAt(),
    site,
    load: (file) => import(file),
    registered: exampleKinds,
    render: async (kind, example) => {
      data[kind] = example
      return ''
    },
  })
  return entries.map((entry) => ({ ...entry, data: data[entry.kind] }))
}

const PATH = '/all-examples'

it.each([
  ['this site', realProject],
  ['a site with other names', temporaryProject],
])('every snippet can be copied into a page of %s', async (_, project) => {
  const { site } = await readManifest(await project())
  const [hero, ...sections] = (await examplesFor(site)).map(({ snippet }) => snippet)
  const page = `'${PATH}': {
    title: 'All Examples',
    description: 'Every kind of section with its example, as the gallery shows it to developers.',
    hero: ${hero},
    sections: [${sections.join(',\n')}],
  },`
  const copied = await readManifest(
    await project((text) => text.replace(/^  routes: \{$/m, `  routes: {\n${page}`)),
  )
  expect(copied.site.routes[PATH]).toMatchObject({
    sections: exampleKinds.slice(1).map((kind) => ({ kind })),
  })
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
