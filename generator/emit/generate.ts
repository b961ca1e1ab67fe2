import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkManifest } from '../rules/checkManifest.ts'
import { parsedTexts } from '../../src/model/markdown.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { recentValues } from '../../src/model/recentValues.ts'
import { emitForm, emitFormParts } from './form.ts'
import {
  formatModule,
  type GeneratedFile,
  type GeneratedModule,
  modulePrinter,
} from '../code/module.ts'
import { emitPage, emitPageModules, emitRouteTree } from './pageModules.ts'
import { plan, type Plan } from './plan.ts'
import { emitColors, emitEvent, emitPlace, emitSite, emitSymbol } from './siteModules.ts'
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
  parsedTexts.beginRun()
  const { site, diagnostics } = checkManifest(manifest, context)
  if (site === undefined) return { ...NO_OUTPUT, diagnostics }
  const planned = plan(site, context.svgFiles)
  const data: GeneratedFile[] = [
    ['navigation.json', navigationFile(site)],
    ['routes.snapshot.md', emitRoutesSnapshot(site)],
    [SNAPSHOT_NAME, emitManifestSnapshot(site)],
    ...Object.entries(site.forms).map(([id, form]) => emitFormParts(id, form)),
  ]
  const modules = await printAll(modulesOf(planned))
  return { files: new Map([...data, ...modules]), plan: planned, diagnostics }
}

/** The data of the menu, which the build also serves. */
export const navigationFile = ({ navigation }: Site) => `${JSON.stringify(navigation, null, 2)}\n`

/** Emits the modules of a site one after the other, to limit memory. A module comes after the modules that it imports. */
export function* modulesOf(planned: Plan): Generator<GeneratedModule> {
  for (const variant of planned.variants) {
    const { places, events, forms } = variant.site
    for (const [id, place] of Object.entries(places)) yield emitPlace(id, place, variant)
    for (const id of Object.keys(events)) yield emitEvent(id, variant)
    for (const [id, form] of Object.entries(forms)) yield emitForm(id, form, variant)
  }
  yield emitColors(planned)
  yield emitSymbol(planned)
  yield emitSite(planned)
  for (const page of planned.pages) yield emitPage(page)
  yield emitPageModules(planned)
  yield emitRouteTree(planned)
}

/** The number of modules that are printed at a time, to limit memory. */
const BATCH_SIZE = 16

async function printAll(modules: Iterable<GeneratedModule>): Promise<GeneratedFile[]> {
  printedFiles.beginRun()
  const print = modulePrinter()
  const printed: GeneratedFile[] = []
  let batch: Promise<GeneratedFile>[] = []
  for (const module of modules) {
    batch.push(printOnce(module, print))
    if (batch.length < BATCH_SIZE) continue
    printed.push(...(await Promise.all(batch)))
    batch = []
  }
  return [...printed, ...(await Promise.all(batch))]
}

/** The files by the content of their modules. In development, few modules differ after a save. */
const printedFiles = recentValues<Promise<GeneratedFile>>()

const printOnce = (module: GeneratedModule, print: (module: GeneratedModule) => string) =>
  printedFiles.get(JSON.stringify(module), async () => [
    module.file,
    await formatModule(module.file, print(module)),
  ])
