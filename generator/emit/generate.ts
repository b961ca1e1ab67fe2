import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { emitForm } from './form.ts'
import { emitManifestSnapshot, SNAPSHOT_NAME } from './manifestSnapshot.ts'
import { moduleWriter } from './module.ts'
import { emitEvent, emitPlace } from './sharedData.ts'
import { emitPage } from './page.ts'
import { emitRouteTree } from './routeTree.ts'
import { emitSite } from './site.ts'
import { emitRoutesSnapshot } from './routesSnapshot.ts'
import { formatModule } from './format.ts'
import { plan, type Plan } from './plan.ts'
import { runRules } from '../rules/index.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { validate } from '../manifest/validate.ts'

/** What a manifest gives: nothing where it has errors. */
export type Output =
  | {
      /** The texts of the generated files by their path under `generated/`: what others import first. */
      readonly files: ReadonlyMap<string, string>
      /** What the files were written from. Builds, the development server and tools work with it. */
      readonly plan: Plan
    }
  | { readonly files: undefined; readonly plan: undefined }

/** What `generate` returns. */
export type Generated = Output & {
  /** All errors and warnings, or warnings alone. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The output where there are errors. */
export const NO_OUTPUT = { files: undefined, plan: undefined }

/** From a manifest's value to the plan of its site and the texts of all generated files. Reads and writes nothing. */
export async function generate(
  manifest: unknown,
  surroundings: GeneratorContext,
): Promise<Generated> {
  const { site, diagnostics: misshapen } = validate(manifest)
  if (site === undefined) return { ...NO_OUTPUT, diagnostics: misshapen }
  const diagnostics = runRules(site, surroundings)
  if (diagnostics.some(isError)) return { ...NO_OUTPUT, diagnostics }

  const planned = plan(site)
  const write = moduleWriter()
  const { places, events, forms } = planned
  const modules: NamedText[] = [
    ...places.map((place): NamedText => [`places/${place.id}.gen.ts`, emitPlace(place, write)]),
    ...events.map((event): NamedText => [`events/${event.id}.gen.ts`, emitEvent(event, write)]),
    ...forms.map((form): NamedText => [`forms/${form.id}.gen.ts`, emitForm(form, write)]),
    ['site.gen.ts', emitSite(planned, write)],
  ]
  const formatted = await formatAll(modules)
  let emitted: NamedText[] = []
  for (const page of planned.pages) {
    emitted.push([`pages/${page.id}.gen.tsx`, emitPage(page, write)])
    if (emitted.length === AT_ONCE) {
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
  ]
  return {
    files: new Map([...data, ...formatted]),
    plan: planned,
    diagnostics,
  }
}

type NamedText = [name: string, text: string]

/** So many pages are held in both shapes, as emitted and as formatted. */
const AT_ONCE = 16

const formatAll = (modules: readonly NamedText[]): Promise<NamedText[]> =>
  Promise.all(
    modules.map(async ([name, text]): Promise<NamedText> => [name, await formatModule(name, text)]),
  )
