import { stripVTControlCharacters } from 'node:util'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { code, imported } from '../../code/code.ts'
import { exportedConst, formatModule, modulePrinter } from '../../code/module.ts'
import { declaredNames, sampleCode, sampleKinds, sampleSection } from '../../edits/samples.ts'
import { sectionDoc } from '../../edits/describe/sectionKinds.ts'
import { createResolver } from '../../emit/resolve.ts'
import type { Project } from '../../projectPaths.ts'
import { capitalize } from '../../text.ts'
import type { GalleryEntry } from './Gallery.tsx'

/** Renders a sample of a kind of section to HTML. */
export type RenderSample = (kind: string, sample: unknown) => Promise<string>

/**
 * The entries of the gallery: the hero and every kind of section, as the page editor inserts them. An entry that
 * cannot be rendered contains the problem instead, so that the others are still shown.
 */
export async function galleryEntries(
  project: Project,
  site: Site,
  render: RenderSample,
  kinds: readonly string[] = sampleKinds,
): Promise<GalleryEntry[]> {
  const names = declaredNames(site, project)
  const entries: GalleryEntry[] = []
  for (const kind of kinds) {
    const { doc } = sectionDoc(kind)
    try {
      const sample = sampleSection(kind, names)
      const snippet = await formatted(sampleCode(schemaOf(kind), sample).text)
      entries.push({ kind, doc, snippet, html: await render(kind, sample) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      entries.push({ kind, doc, problem: stripVTControlCharacters(message) })
    }
  }
  return entries
}

const schemaOf = (kind: string) => (kind === 'hero' ? heroSchema : sectionSchema)

/** The code of a value with line breaks, as in a manifest. */
async function formatted(value: string): Promise<string> {
  const module = await formatModule('sample.ts', `export default ${value}`)
  return module.slice('export default '.length).trim()
}

/** The code of a module that exports a sample of a kind of section as the React element `element`. */
export function galleryModule(site: Site, kind: string, sample: unknown): string {
  const data = schemaOf(kind).parse(sample)
  const section = createResolver(site)(schemaOf(kind), { ...data, id: `sample-${kind}` })
  const name = capitalize(kind)
  const component = imported(`src/sections/${kind}/${name}.tsx`, name)
  return modulePrinter()({
    file: `pages/gallery.${kind}.gen.tsx`,
    statements: [exportedConst('element', code`<${component} section={${section}} />`)],
  })
}
