import { expect, it, vi } from 'vitest'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { generate, type Generated } from '../../generator/emit/generate.ts'
import { addresses, pageId } from '../../generator/manifest/pages.ts'
import { navigationItemSchema } from '../../src/site/navigation.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import manifest from '../../site.manifest.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site = (): Site => siteSchema.parse(manifest)

function generated(value: Site): Promise<Generated> {
  const imageFiles = new Set(Object.values(value.media.images).map(({ file }) => file))
  return generate(value, { imageFiles })
}

async function texts(value: Site): Promise<ReadonlyMap<string, string>> {
  const { files, diagnostics } = await generated(value)
  expect(diagnostics.filter(isError)).toEqual([])
  return files ?? new Map<string, string>()
}

/** What an edit of the manifest does to the generated files. */
async function effect(edit: (value: Site) => void) {
  const edited = site()
  edit(edited)
  const [before, after] = [await texts(site()), await texts(edited)]
  return {
    appeared: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before].toSorted().flatMap(([name, text]) => {
      const now = after.get(name)
      return now === undefined || now === text ? [] : [name]
    }),
    after,
  }
}

const NEW = '/a-page-nobody-has-yet'

function addPage(value: Site) {
  const [model] = addresses(value)
  if (model === undefined) throw new Error('The site has no page.')
  value.routes[NEW] = { ...model.page, title: 'A Page Nobody Has Yet' }
}

it('a reworded heading changes its page and the lock, and nothing else', async () => {
  const page = addresses(site()).find(({ page: { sections } }) => sections.length > 0)
  const { changed, appeared, gone, after } = await effect((value) => {
    const own = addresses(value).find(({ path }) => path === page?.canonical)
    const section = own?.page.sections[0]
    if (section !== undefined) section.heading = 'A Heading Nobody Has Written Yet'
  })
  const file = `pages/${pageId(page?.canonical ?? '')}.gen.tsx`
  expect({ changed, appeared, gone }).toEqual({
    changed: [file, 'site.snapshot.json'],
    appeared: [],
    gone: [],
  })
  expect(after.get(file)).toContain("heading: 'A Heading Nobody Has Written Yet'")
})

it('a new page with an item in the menu brings its module, and moves what lists pages', async () => {
  const { changed, appeared, gone, after } = await effect((value) => {
    addPage(value)
    value.navigation.push(navigationItemSchema.parse({ text: 'New', to: NEW }))
  })
  expect({ changed, appeared, gone }).toEqual({
    changed: [
      'navigation.json',
      'routeTree.gen.ts',
      'routes.snapshot.md',
      'site.gen.ts',
      'site.snapshot.json',
    ],
    appeared: [`pages/${pageId(NEW)}.gen.tsx`],
    gone: [],
  })
  expect(after.get('routeTree.gen.ts')).toContain(`path: '${NEW}'`)
})

it('a page that is removed takes its module and nothing else with it', async () => {
  const added = site()
  addPage(added)
  const before = await texts(added)
  const after = await texts(site())
  expect([...before.keys()].filter((name) => !after.has(name))).toEqual([
    `pages/${pageId(NEW)}.gen.tsx`,
  ])
  const changed = [...after].flatMap(([name, text]) => (before.get(name) === text ? [] : [name]))
  expect(changed.toSorted()).toEqual([
    'routeTree.gen.ts',
    'routes.snapshot.md',
    'site.gen.ts',
    'site.snapshot.json',
  ])
})

it('a page that the menu still names cannot be removed: each place that names it is told', async () => {
  const value = site()
  const [, item] = value.navigation
  if (item === undefined) throw new Error('The menu has one item at most.')
  delete value.routes[item.to]
  const { files, diagnostics } = await generated(value)
  expect(files).toBeUndefined()
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'unknown-page', path: ['navigation', 1, 'to'] }),
  )
  for (const { code, message } of diagnostics.filter(isError)) {
    expect({ code, message }).toEqual({
      code: 'unknown-page',
      message: `${JSON.stringify(item.to)} is not a page of this site.`,
    })
  }
})
