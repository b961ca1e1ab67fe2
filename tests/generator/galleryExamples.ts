import { readManifest } from '../../generator/project/readManifest.ts'
import { projectAt, type Project } from '../../generator/manifest/project.ts'
import type { ExampleData } from '../../generator/server/gallery/examples.ts'
import { galleryEntries } from '../../generator/server/gallery/galleryEntries.ts'
import type { Site } from '../../src/site/site.ts'

/** The examples of all kinds for a site, with their code and their data. */
export async function examplesFor(site: Site) {
  const data: Record<string, ExampleData> = {}
  const entries = await galleryEntries({
    project: projectAt(),
    site,
    load: (file) => import(file),
    render: async (kind, example) => {
      data[kind] = example
      return ''
    },
  })
  return entries.map((entry) => ({ ...entry, data: data[entry.kind] }))
}

/** The path of the page with all examples. */
export const EXAMPLES_PATH = '/all-examples'

/**
 * The code of a page with the examples of all kinds, except those for which the site declares nothing that
 * they could refer to.
 */
export async function examplesPage(site: Site): Promise<string> {
  const shown = (await examplesFor(site)).filter(({ problem }) => problem === undefined)
  const [hero, ...sections] = shown.map(({ snippet }) => snippet)
  return `'${EXAMPLES_PATH}': {
    title: 'All Examples',
    description: 'Every kind of section with its example, as the gallery shows it to developers.',
    hero: ${hero},
    sections: [${sections.join(',\n')}],
  }`
}

/**
 * Copies the code of the examples into a page, except those for which the site declares nothing that they could refer to.
 *
 * @param project creates a project with an edited manifest
 * @returns the kinds of the page's sections
 */
export async function kindsOfCopies(
  project: (edit?: (manifest: string) => string) => Promise<Project>,
): Promise<readonly string[]> {
  const { site } = await readManifest(await project())
  const page = await examplesPage(site)
  const copied = await readManifest(
    await project((text) => text.replace(/^  routes: \{$/m, `  routes: {\n${page},`)),
  )
  const route = copied.site.routes[EXAMPLES_PATH]
  if (route === undefined || 'alias' in route) throw new Error('The page was not added.')
  return route.sections.map(({ kind }) => kind)
}
