import { isError, type Diagnostic } from './diagnostic.ts'
import { emitForms } from './emit/forms.ts'
import { emitLock } from './emit/lock.ts'
import { moduleWriter } from './emit/module.ts'
import { emitPage } from './emit/page.ts'
import { emitRouteTree } from './emit/routeTree.ts'
import { emitSite } from './emit/site.ts'
import { emitSnapshot } from './emit/snapshot.ts'
import { formatModule } from './format.ts'
import { plan } from './plan.ts'
import { judge } from './rules/index.ts'
import type { Surroundings } from './rules/rule.ts'
import { validate } from './validate.ts'

/** Generated files by their path under `generated/`, or none where there are errors. */
export type Generated = {
  readonly files: ReadonlyMap<string, string> | undefined
  /** All errors and warnings, or warnings alone. */
  readonly diagnostics: readonly Diagnostic[]
}

/** From a manifest's value to the texts of all generated files. Reads and writes nothing. */
export async function generate(manifest: unknown, surroundings: Surroundings): Promise<Generated> {
  const { site, diagnostics: misshapen } = validate(manifest)
  if (site === undefined) return { files: undefined, diagnostics: misshapen }
  const diagnostics = judge(site, surroundings)
  if (diagnostics.some(isError)) return { files: undefined, diagnostics }

  const planned = plan(site)
  const write = moduleWriter()
  const modules: [string, string][] = [
    ['routeTree.gen.ts', emitRouteTree(planned, write)],
    ['forms.gen.ts', emitForms(planned, write)],
    ['site.gen.ts', emitSite(planned, write)],
    ...[...planned.pages, planned.notFound].map((page): [string, string] => [
      `pages/${page.id}.gen.tsx`,
      emitPage(page, write),
    ]),
  ]
  const formatted = await Promise.all(
    modules.map(async ([name, text]): Promise<[string, string]> => [
      name,
      await formatModule(name, text),
    ]),
  )
  const data: [string, string][] = [
    ['navigation.json', `${JSON.stringify(site.navigation, null, 2)}\n`],
    ['icons.json', `${JSON.stringify(planned.icons, null, 2)}\n`],
    ['routes.snapshot.md', emitSnapshot(site)],
    ['site.lock.json', emitLock(site)],
  ]
  return {
    files: new Map([...formatted, ...data].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    diagnostics,
  }
}
