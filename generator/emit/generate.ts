import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { validate } from '../manifest/validate.ts'
import { runRules, runRulesOfParts } from '../rules/index.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { emitForm, emitFormParts } from './form.ts'
import { formatModule, moduleWriter } from './module.ts'
import { emitPage, emitRouteTree } from './pages.ts'
import { plan, type Plan } from './plan.ts'
import { emitColors, emitEvent, emitPlace, emitSite, emitSymbol } from './site.ts'
import { emitManifestSnapshot, emitRoutesSnapshot, SNAPSHOT_NAME } from './snapshots.ts'

/** The output for a manifest. Undefined if the manifest has errors. */
export type Output =
  | {
      /** The texts of the generated files by their path below `generated/`. Imported files come before their importers. */
      readonly files: ReadonlyMap<string, string>
      /** The plan of the site. The build, the development server and the commands use it. */
      readonly plan: Plan
    }
  | { readonly files: undefined; readonly plan: undefined }

/** The result of `generate`. */
export type Generated = Output & {
  /** The errors and warnings. Only warnings if there is an output. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The output if there are errors. */
export const NO_OUTPUT = { files: undefined, plan: undefined }

/** Validates a manifest, and returns the plan of its site and the texts of all generated files. Pure: no file access. */
export async function generate(manifest: unknown, context: GeneratorContext): Promise<Generated> {
  const validated = validate(manifest)
  const { site } = validated
  if (site === undefined) {
    const further = runRulesOfParts(validated.parts, context)
    return { ...NO_OUTPUT, diagnostics: [...validated.diagnostics, ...further] }
  }
  const diagnostics = runRules(site, context, manifest)
  if (diagnostics.some(isError)) return { ...NO_OUTPUT, diagnostics }

  const planned = plan(site, context.svgFiles)
  const write = moduleWriter()
  const { places, events, forms } = planned
  const modules: NamedText[] = [
    ...places.map((place): NamedText => [`places/${place.id}.gen.ts`, emitPlace(place, write)]),
    ...events.map((event): NamedText => [`events/${event.id}.gen.ts`, emitEvent(event, write)]),
    ...forms.map((form): NamedText => [`forms/${form.id}.gen.ts`, emitForm(form, write)]),
    ['colors.gen.ts', emitColors(planned, write)],
    ['symbol.gen.ts', emitSymbol(planned, write)],
    ['site.gen.ts', emitSite(planned, write)],
  ]
  const formatted = await formatAll(modules)
  let emitted: NamedText[] = []
  for (const page of planned.pages) {
    emitted.push([`pages/${page.id}.gen.tsx`, emitPage(page, write)])
    if (emitted.length === BATCH_SIZE) {
      formatted.push(...(await formatAll(emitted)))
      emitted = []
    }
  }
  emitted.push(['routeTree.gen.ts', emitRouteTree(planned, write)])
  formatted.push(...(await formatAll(emitted)))
  const data: NamedText[] = [
    ['navigation.json', `${JSON.stringify(site.navigation, null, 2)}\n`],
    ['routes.snapshot.md', emitRoutesSnapshot(site)],
    [SNAPSHOT_NAME, emitManifestSnapshot(site)],
    ...Object.entries(site.forms).map(([id, form]): NamedText => [
      `forms/${id}.parts.txt`,
      emitFormParts(id, form),
    ]),
  ]
  return {
    files: new Map([...data, ...formatted]),
    plan: planned,
    diagnostics,
  }
}

type NamedText = [name: string, text: string]

/** The number of pages that are formatted at a time, to limit memory. */
const BATCH_SIZE = 16

const formatAll = (modules: readonly NamedText[]): Promise<NamedText[]> =>
  Promise.all(
    modules.map(async ([name, text]): Promise<NamedText> => [name, await formatModule(name, text)]),
  )
