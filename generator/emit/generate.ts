import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkManifest } from '../rules/checkManifest.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { emitForm, emitFormParts } from './form.ts'
import { formatModule, type GeneratedFile, moduleWriter } from '../manifest/module.ts'
import { emitPage, emitPageModules, emitRouteTree } from './pages.ts'
import { plan, type Plan } from './plan.ts'
import { emitColors, emitEvent, emitPlace, emitSite, emitSymbol } from './site.ts'
import { emitManifestSnapshot, emitRoutesSnapshot, SNAPSHOT_NAME } from './snapshots.ts'

/** The output for a manifest without errors. */
export type ValidOutput = {
  /** The texts of the generated files by their path below `generated/`. Imported files come before their importers. */
  readonly files: ReadonlyMap<string, string>
  /** The plan of the site. The build, the development server and the commands use it. */
  readonly plan: Plan
}

/** The output for a manifest. Undefined if the manifest has errors. */
export type Output = ValidOutput | { readonly files: undefined; readonly plan: undefined }

export type Generated = Output & {
  /** The errors and warnings. Only warnings if there is an output. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The output if there are errors. */
export const NO_OUTPUT = { files: undefined, plan: undefined }

/** Validates a manifest, and returns the plan of its site and the texts of all generated files. Pure: no file access. */
export async function generate(manifest: unknown, context: GeneratorContext): Promise<Generated> {
  const { site, diagnostics } = checkManifest(manifest, context)
  if (site === undefined) return { ...NO_OUTPUT, diagnostics }
  const planned = plan(site, context.svgFiles)
  const data: GeneratedFile[] = [
    ['navigation.json', navigationFile(site)],
    ['routes.snapshot.md', emitRoutesSnapshot(site)],
    [SNAPSHOT_NAME, emitManifestSnapshot(site)],
    ...Object.entries(site.forms).map(([id, form]) => emitFormParts(id, form)),
  ]
  const modules = await formatAll(modulesOf(planned))
  return { files: new Map([...data, ...modules]), plan: planned, diagnostics }
}

/** The data of the menu, which the build also serves. */
export const navigationFile = ({ navigation }: Site) => `${JSON.stringify(navigation, null, 2)}\n`

/** Emits the modules of a site one after the other, to limit memory. A module comes after the modules that it imports. */
export function* modulesOf(planned: Plan): Generator<GeneratedFile> {
  const write = moduleWriter()
  for (const variant of planned.variants) {
    const { places, events, forms } = variant.site
    for (const [id, place] of Object.entries(places)) yield emitPlace(id, place, variant, write)
    for (const id of Object.keys(events)) yield emitEvent(id, variant, write)
    for (const [id, form] of Object.entries(forms)) yield emitForm(id, form, variant, write)
  }
  yield emitColors(planned, write)
  yield emitSymbol(planned, write)
  yield emitSite(planned, write)
  for (const page of planned.pages) yield emitPage(page, write)
  yield emitPageModules(planned, write)
  yield emitRouteTree(planned, write)
}

/** The number of modules that are formatted at a time, to limit memory. */
const BATCH_SIZE = 16

async function formatAll(modules: Iterable<GeneratedFile>): Promise<GeneratedFile[]> {
  const formatted: GeneratedFile[] = []
  let batch: Promise<GeneratedFile>[] = []
  for (const module of modules) {
    batch.push(format(module))
    if (batch.length < BATCH_SIZE) continue
    formatted.push(...(await Promise.all(batch)))
    batch = []
  }
  return [...formatted, ...(await Promise.all(batch))]
}

/** The texts of the last call and their formatted files. In development, few modules differ after a save. */
const formattedFiles = new Map<string, { text: string; result: Promise<GeneratedFile> }>()

function format([name, text]: GeneratedFile): Promise<GeneratedFile> {
  const last = formattedFiles.get(name)
  if (last?.text === text) return last.result
  const result = formatModule(name, text).then((formatted): GeneratedFile => [name, formatted])
  formattedFiles.set(name, { text, result })
  return result
}
