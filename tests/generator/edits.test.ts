import { expect, it, vi } from 'vitest'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../generator/emit/generate.ts'
import { pageId, sitePages } from '../../generator/manifest/sitePages.ts'
import { brandSchema } from '../../src/site/brand.ts'
import { navigationItemSchema } from '../../src/site/navigation.ts'
import { contentLine } from '../../src/model/text.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import manifest from './fixtures/minimal/site.manifest.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The site, without the files of its brand. */
const site = (): Site => ({ ...siteSchema.parse(manifest), brand: brandSchema.parse({}) })

async function texts(value: Site): Promise<ReadonlyMap<string, string>> {
  const imageFiles = new Set(Object.values(value.media.images).map(({ file }) => file))
  const { files, diagnostics } = await generate(value, { imageFiles })
  expect(diagnostics.filter(isError)).toEqual([])
  return files ?? new Map<string, string>()
}

/** The generated files that an edit of the manifest adds, removes and changes. */
async function effect(edit: (value: Site) => void) {
  const edited = site()
  edit(edited)
  const [before, after] = [await texts(site()), await texts(edited)]
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before].toSorted().flatMap(([name, text]) => {
      const newText = after.get(name)
      return newText === undefined || newText === text ? [] : [name]
    }),
    after,
  }
}

const NEW = '/a-new-page'

it('a new heading changes only its page and the snapshot', async () => {
  const page = sitePages(site()).find(({ page: { sections } }) => sections.length > 0)
  const { changed, added, removed, after } = await effect((value) => {
    const same = sitePages(value).find(({ path }) => path === page?.canonical)
    const section = same?.page.sections[0]
    if (section !== undefined) section.heading = contentLine.parse('A New Heading')
  })
  const file = `pages/${pageId(page?.canonical ?? '')}.gen.tsx`
  expect({ changed, added, removed }).toEqual({
    changed: [file, 'site.snapshot.json'],
    added: [],
    removed: [],
  })
  expect(after.get(file)).toContain("heading: 'A New Heading'")
})

it('a new page with a menu item adds its module and changes the files that list pages', async () => {
  const { changed, added, removed, after } = await effect((value) => {
    const [model] = sitePages(value)
    if (model === undefined) throw new Error('The site has no page.')
    value.routes[NEW] = { ...model.page, title: 'A New Page' }
    value.navigation.push(navigationItemSchema.parse({ text: 'New', to: NEW }))
  })
  expect({ changed, added, removed }).toEqual({
    changed: [
      'navigation.json',
      'pageModules.gen.ts',
      'routeTree.gen.ts',
      'routes.snapshot.md',
      'site.gen.ts',
      'site.snapshot.json',
    ],
    added: [`pages/${pageId(NEW)}.gen.tsx`],
    removed: [],
  })
  expect(after.get('routeTree.gen.ts')).toContain(`path: '${NEW}'`)
})
