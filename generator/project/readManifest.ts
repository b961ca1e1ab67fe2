import type { Site } from '../../src/site/site.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import { isObject } from '../manifest/values.ts'
import type { LocatedDiagnostic } from '../diagnostics/diagnostics.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { importByNode, load, manifestFiles } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'
import { validate } from '../manifest/validate.ts'
import { generateProject, manifestError } from './generateProject.ts'

/** A valid manifest: its site and its source files. */
type ReadManifest = {
  /** In the order of the manifest. */
  readonly site: Site
  readonly source: ManifestSource
  /** The manifest snapshot: the validated site as JSON. */
  readonly snapshot: string
}

/** Reads and validates the manifest of a project. Throws a user error if it has errors. */
export async function readManifest(project: Project): Promise<ReadManifest> {
  const { files, plan, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  return {
    site: plan.site,
    snapshot: files.get(SNAPSHOT_NAME) ?? '',
    source: await readCurrentSource(project),
  }
}

/** The texts of the manifest as they are now, e.g. after an edit. */
export const readCurrentSource = async (project: Project): Promise<ManifestSource> =>
  manifestSource(await manifestFiles(project))

/**
 * Reads the manifest for a command that does not need some of its pages, because it removes them. If all
 * errors are in these pages, they are replaced by aliases of the home page. Otherwise throws a user error.
 */
export async function readManifestWithout(
  project: Project,
  isRemoved: (page: string) => boolean,
): Promise<Pick<ReadManifest, 'site' | 'source'>> {
  const { plan, diagnostics } = await generateProject(project, importByNode)
  const source = await readCurrentSource(project)
  if (plan !== undefined) return { site: plan.site, source }
  const isOther = ({ path: [root, page] }: LocatedDiagnostic) =>
    root !== 'routes' || typeof page !== 'string' || !isRemoved(page)
  const { manifest } = await load(project.manifest, importByNode)
  if (!isObject(manifest) || diagnostics.filter(isError).some(isOther)) {
    throw manifestError(diagnostics)
  }
  const routes = Object.entries(Object(manifest['routes'])).map(([page, route]) => [
    page,
    isRemoved(page) ? { alias: '/' } : route,
  ])
  const { site } = validate({ ...manifest, routes: Object.fromEntries(routes) })
  if (site === undefined) throw manifestError(diagnostics)
  return { site, source }
}
