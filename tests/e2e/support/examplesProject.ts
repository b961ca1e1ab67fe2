import { writeFile } from 'node:fs/promises'
import { generateCommand } from '../../../generator/cli/commands/generate.ts'
import { readManifest } from '../../../generator/cli/commands/readManifest.ts'
import { applyEdits, insertEntry } from '../../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../../generator/manifest/files.ts'
import { manifestSource } from '../../../generator/manifest/locate.ts'
import { projectAt } from '../../../generator/manifest/project.ts'
import { examplesPage } from '../../generator/galleryExamples.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'

/**
 * Copies the project, and adds a page with the example of every kind of section to its manifest. The added
 * code is not formatted, so a change of a text changes nothing but its literal.
 */
export async function copyWithExamples(): Promise<ProjectCopy> {
  const copy = await copyProject()
  const project = projectAt(copy.root)
  const { site } = await readManifest(project)
  const source = manifestSource(await manifestFiles(project))
  const edits = insertEntry(source.node(['routes'], false), await examplesPage(site))
  for (const [name, text] of applyEdits(source, edits))
    await writeFile(`${copy.root}/${name}`, text)
  await generateCommand(project, () => {})
  return copy
}
