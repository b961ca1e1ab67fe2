import { stripVTControlCharacters } from 'node:util'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { exportedConst, modulePrinter } from '../../code/module.ts'
import { createResolver } from '../../emit/resolve.ts'
import { code, imported } from '../../code/code.ts'
import type { Project } from '../../manifest/project.ts'
import { capitalize } from '../../text.ts'
import type { GalleryEntry } from './Gallery.tsx'
import { declaredNames } from './declaredNames.ts'
import { type ExampleData, exampleKinds, readExample, readExampleText } from './examples.ts'

/** How the gallery gets the parts of its entries. */
export type GallerySource = {
  readonly project: Project
  readonly site: Site
  /** Imports a module of the project by its absolute path. */
  readonly load: (file: string) => Promise<object>
  /** Renders an example to HTML. */
  readonly render: (kind: string, data: ExampleData) => Promise<string>
}

/**
 * The entries of the gallery: the hero and every kind of section. An entry that cannot be rendered
 * contains the problem instead, so that the others are still shown.
 */
export async function galleryEntries(
  source: GallerySource,
  kinds: readonly string[] = exampleKinds,
): Promise<GalleryEntry[]> {
  const entries: GalleryEntry[] = []
  const render = renderer(source)
  for (const kind of kinds) {
    const text = await readExampleText(source.project, kind)
    entries.push({ kind, ...text, ...(await render(kind, text.snippet)) })
  }
  return entries
}

/** Returns a function that returns the HTML of an example and its code for this site, or the problem. */
function renderer({ project, site, load, render }: GallerySource) {
  const withDeclaredNames = declaredNames(site)
  return async (kind: string, code: string): Promise<Partial<GalleryEntry>> => {
    try {
      const example = { data: await readExample(project, kind, load), snippet: code }
      const { data, snippet } = withDeclaredNames(kind, example)
      return { html: await render(kind, data), snippet }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return { problem: stripVTControlCharacters(message) }
    }
  }
}

/**
 * The code of a module that exports an example as the React element `element`. The example refers only
 * to names that the site declares.
 */
export function galleryModule(site: Site, kind: string, data: ExampleData): string {
  const schema = 'kind' in data ? sectionSchema : heroSchema
  const section = createResolver(site)(schema, { ...data, id: `example-${kind}` })
  const name = capitalize(kind)
  const component = imported(`src/sections/${kind}/${name}.tsx`, name)
  return modulePrinter()({
    file: `pages/gallery.${kind}.gen.tsx`,
    statements: [exportedConst('element', code`<${component} section={${section}} />`)],
  })
}
