import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Project as SyntaxProject } from 'ts-morph'
import { generateProject } from '../../../generator/bundle/generateProject.ts'
import { importWithEdits } from '../../../generator/bundle/importWithVite.ts'
import { UsageError } from '../../../generator/diagnostics/console.ts'
import { formatPath } from '../../../generator/diagnostics/diagnostic.ts'
import { formatModule } from '../../../generator/emit/module.ts'
import { planRemoval, removePages } from '../../../generator/manifest/edit/remove.ts'
import {
  applyEdits,
  ComputedError,
  entryAt,
  removeEntry,
  replaceNode,
} from '../../../generator/manifest/edit/textEdit.ts'
import { readText } from '../../../generator/files.ts'
import { manifestFiles } from '../../../generator/manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../../generator/manifest/locate.ts'
import { toCode } from '../../../generator/manifest/code.ts'
import type { Project } from '../../../generator/manifest/project.ts'
import type { Site } from '../../../src/site/site.ts'
import { changedValue, pick, valuesOf, type Draw } from './random.ts'

/** An edit of the manifest, with a description for the output, and the texts of the edited files by name. */
type ProposedEdit = readonly [description: string, texts: ReadonlyMap<string, string> | undefined]

/** Proposes an edit. It may be invalid. Undefined if the choice cannot be edited. */
type Propose = (draw: Draw, site: Site, source: ManifestSource) => ProposedEdit | undefined

/** Removes a page and the links to it; what cannot be removed leads to another page. */
const removePage: Propose = (draw, site, source) => {
  const paths = Object.keys(site.routes).filter((each) => each !== '/')
  const [removed, redirect] = [pick(draw, paths), pick(draw, paths)]
  if (removed === undefined || redirect === undefined || redirect.startsWith(removed)) {
    return undefined
  }
  const plan = planRemoval(site, { path: removed, redirect, children: true, removeLinks: true })
  try {
    return [`remove the page ${removed}`, applyEdits(source, removePages(site, source, plan))]
  } catch (error) {
    if (error instanceof ComputedError) return undefined
    throw error
  }
}

/** The path of an entry of a list: of a section, a field, a menu item, an option. */
const randomItem = (draw: Draw, site: Site) =>
  pick(
    draw,
    valuesOf(site).filter((one) => typeof one.path.at(-1) === 'number'),
  )?.path

const removeItem: Propose = (draw, site, source) => {
  const at = randomItem(draw, site)
  const entry = at && entryAt(site, source, at)
  return entry && [`remove ${formatPath(at)}`, applyEdits(source, [removeEntry(entry)])]
}

/** Swaps an entry of a list with the next one. */
const moveItem: Propose = (draw, site, source) => {
  const at = randomItem(draw, site)
  if (at === undefined) return undefined
  const next = [...at.slice(0, -1), Number(at.at(-1)) + 1]
  const [first, second] = [entryAt(site, source, at), entryAt(site, source, next)]
  if (first === undefined || second === undefined) return undefined
  const edits = [replaceNode(first, second.getText()), replaceNode(second, first.getText())]
  return [`swap ${formatPath(at)} and the next one`, applyEdits(source, edits)]
}

/** Changes a text, a number, a color or a switch. */
const changeValue: Propose = (draw, site, source) => {
  const found = pick(draw, valuesOf(site))
  const after = found && changedValue(found.value, draw)
  if (found === undefined || after === undefined) return undefined
  const node = source.node(found.path, false)
  // Only literals: another node may belong to several values.
  const literals = [JSON.stringify(found.value), `'${String(found.value)}'`]
  if (!literals.includes(node.getText())) return undefined
  const code = toCode(after).text
  return [`set ${formatPath(found.path)} to ${code}`, applyEdits(source, [replaceNode(node, code)])]
}

/** The kinds of edits. A change of a value is the most frequent edit of a site. */
const KINDS = [removePage, removeItem, moveItem, changeValue, changeValue]

/** The number of proposals after which the search for a valid edit ends. */
const MAX_PROPOSALS = 2000

/**
 * Applies random valid edits to the manifest of a project, one after the other. Returns their descriptions.
 */
export async function applyRandomEdits(
  project: Project,
  draw: Draw,
  count: number,
): Promise<readonly string[]> {
  const descriptions: string[] = []
  let site = await siteWith(project, new Map())
  if (site === undefined) throw new Error('The manifest has errors.')
  for (let proposals = 0; descriptions.length < count; proposals += 1) {
    if (proposals === MAX_PROPOSALS) throw new Error(`No valid edit in ${proposals} proposals.`)
    const source = manifestSource(await manifestFiles(project))
    const [description, edited] = propose(draw, site, source) ?? []
    if (description === undefined || edited === undefined) continue
    const texts = new Map([...edited].map(([name, text]) => [path.join(project.root, name), text]))
    const next = await siteWith(project, texts)
    if (next === undefined) continue
    for (const [file, text] of texts) await writeFile(file, text)
    site = next
    descriptions.push(description)
  }
  await tidy(project)
  return descriptions
}

const propose: Propose = (draw, site, source) => {
  try {
    return pick(draw, KINDS)?.(draw, site, source)
  } catch (error) {
    // The arguments of an edit may not fit together.
    if (error instanceof UsageError) return undefined
    throw error
  }
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
