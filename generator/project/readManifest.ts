import type { Site } from '../../src/site/site.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { importByNode, manifestFiles } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'
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
