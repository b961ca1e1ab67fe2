import { expect, it } from 'vitest'
import { siteSchema } from '../../../src/site/site.ts'
import manifest from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { projectAt } from '../../manifest/project.ts'
import type { ImportModule } from './examples.ts'
import { galleryEntries, type GallerySource } from './galleryEntries.ts'

const site = siteSchema.parse(manifest)

const byNode: ImportModule = (file) => import(file)

/** The HTML or the problem of the prose section, the hero and a kind without a folder. */
async function results(changes: Partial<GallerySource> = {}) {
  const source: GallerySource = {
    project: projectAt(),
    site,
    load: byNode,
    render: async (kind) => `<p>${kind}</p>`,
    ...changes,
  }
  const entries = await galleryEntries(source, ['prose', 'hero'])
  return entries.map(({ html, problem }) => html ?? problem)
}

/** Imports the example of the prose section as another module, all others as they are. */
const withProse =
  (module: () => object): ImportModule =>
  async (file) =>
    file.includes('/prose/') ? module() : byNode(file)

it.each([
  [
    'cannot be imported',
    () => {
      throw new Error('\u001b[31mUnexpected token\u001b[39m')
    },
    /^Unexpected token$/,
  ],
  ['has no export', () => ({}), /^src\/sections\/prose\/example\.ts has no export named "example"/],
  [
    'is invalid',
    () => ({ example: { kind: 'prose' } }),
    /^The example in src\/sections\/prose\/example\.ts is not valid[^]*heading/,
  ],
])('shows an example that %s in its place, and the others', async (_, module, problem) => {
  expect(await results({ load: withProse(module) })).toEqual([
    expect.stringMatching(problem),
    '<p>hero</p>',
  ])
})

it('shows an error of a component in its place, and the others', async () => {
  const render = async (kind: string) => {
    if (kind === 'prose') throw new Error('text is undefined')
    return `<p>${kind}</p>`
  }
  expect(await results({ render })).toEqual(['text is undefined', '<p>hero</p>'])
})
