import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Project as SyntaxProject } from 'ts-morph'
import { generateProject } from '../../../generator/bundle/generateProject.ts'
import { importWithEdits } from '../../../generator/bundle/importWithVite.ts'
import { UsageError } from '../../../generator/diagnostics/console.ts'
import { formatModule } from '../../../generator/emit/module.ts'
import { manifestFiles, readText } from '../../../generator/manifest/files.ts'
import { manifestSource } from '../../../generator/manifest/locate.ts'
import type { Project } from '../../../generator/manifest/project.ts'
import type { Site } from '../../../src/site/site.ts'
import { proposeEdit, type ProposedEdit } from './proposeEdit.ts'
import { randomFrom } from './random.ts'

/** The number of proposals after which the search for a valid edit ends. */
const MAX_PROPOSALS = 2000

/**
 * Applies random valid edits to the manifest of a project, one after the other, and returns their
 * descriptions. The same seed always makes the same edits.
 */
export async function applyRandomEdits(
  project: Project,
  seed: number,
  count: number,
): Promise<readonly string[]> {
  const random = randomFrom(seed)
  const descriptions: string[] = []
  let site = await siteWith(project, new Map())
  if (site === undefined) throw new Error('The manifest has errors.')
  for (let proposals = 0; descriptions.length < count; proposals += 1) {
    if (proposals === MAX_PROPOSALS) throw new Error(`No valid edit in ${proposals} proposals.`)
    const source = manifestSource(await manifestFiles(project))
    const proposed = valid(() => site && proposeEdit(site, source, random))
    if (proposed === undefined) continue
    const texts = absolute(project, proposed)
    const edited = await siteWith(project, texts)
    if (edited === undefined) continue
    for (const [file, text] of texts) await writeFile(file, text)
    site = edited
    descriptions.push(proposed.description)
  }
  await tidy(project)
  return descriptions
}

/** The site of a manifest with edited files. Undefined if it has errors. */
async function siteWith(
  project: Project,
  texts: ReadonlyMap<string, string>,
): Promise<Site | undefined> {
  const { plan } = await generateProject(project, importWithEdits(texts), async (file) =>
    texts.has(file) ? texts.get(file) : readText(file),
  )
  return plan?.site
}

const absolute = ({ root }: Project, { texts }: ProposedEdit) =>
  new Map([...texts].map(([name, text]) => [path.join(root, name), text]))

/** Removes declarations that the edits have left unused, as an author would, and formats the files. */
async function tidy(project: Project): Promise<void> {
  for (const { path: file, name } of await manifestFiles(project)) {
    const syntax = new SyntaxProject({ useInMemoryFileSystem: true })
    const source = syntax.createSourceFile(`/${name}`, await readFile(file, 'utf8'))
    // A declaration can be unused as soon as another one is removed.
    for (let before = ''; before !== source.getFullText();) {
      before = source.getFullText()
      source.fixUnusedIdentifiers()
    }
    await writeFile(file, await formatModule(name, source.getFullText()))
  }
}

/** The result, or undefined if the arguments of an edit do not fit together. */
function valid<T>(propose: () => T): T | undefined {
  try {
    return propose()
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}
