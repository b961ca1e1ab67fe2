import { writeFile } from 'node:fs/promises'
import { generateCommand, readManifest } from '../../../generator/cli/project.ts'
import { applyEdits, insertEntry } from '../../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../../generator/manifest/files.ts'
import { manifestSource } from '../../../generator/manifest/locate.ts'
import { projectAt } from '../../../generator/manifest/project.ts'
import type { Site } from '../../../src/site/site.ts'
import { examplesFor } from '../../generator/galleryExamples.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'

/** Few, because the page editor finds the texts of a page again after each change. */
const SECTIONS_ON_A_PAGE = 5

/** Whether a path is that of an added page with examples. */
export const isExamplesPath = (path: string | number | undefined) =>
  String(path).startsWith('/examples-')

/**
 * Copies the project, and adds pages with the examples of all kinds of sections to its manifest. The added
 * code is not formatted, so a change of a text changes nothing but its literal.
 */
export async function copyWithExamples(): Promise<ProjectCopy> {
  const copy = await copyProject()
  const project = projectAt(copy.root)
  const { site } = await readManifest(project)
  const source = manifestSource(await manifestFiles(project))
  const pages = (await examplePages(site)).join(',\n')
  const edits = insertEntry(source.node(['routes'], false), pages)
  for (const [name, text] of applyEdits(source, edits))
    await writeFile(`${copy.root}/${name}`, text)
  await generateCommand(project, () => {})
  return copy
}

/** The code of the pages, without the examples for which the site declares nothing that they could refer to. */
async function examplePages(site: Site): Promise<string[]> {
  const shown = (await examplesFor(site)).filter(({ problem }) => problem === undefined)
  const [hero = '', ...sections] = shown.map(({ snippet }) => snippet)
  const pages: string[] = []
  for (let index = 0; index < sections.length; index += SECTIONS_ON_A_PAGE) {
    const number = pages.length + 1
    pages.push(`'/examples-${number}': {
      title: 'Examples ${number}',
      description: 'Page ${number} with examples of sections, as the gallery shows them to developers.',
      hero: ${index === 0 ? hero : `{ title: 'Examples ${number}', headline: 'More examples.' }`},
      sections: [${sections.slice(index, index + SECTIONS_ON_A_PAGE).join(',\n')}],
    }`)
  }
  return pages
}
