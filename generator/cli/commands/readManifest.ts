import type { Site } from '../../../src/site/site.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { manifestError } from './generate.ts'
import { SNAPSHOT_NAME } from '../../emit/manifestSnapshot.ts'
import { importByNode } from '../../manifest/load.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { generateProject } from '../../build/generateProject.ts'
import type { Project } from '../../manifest/project.ts'

/** A valid manifest: its site and its source files. */
export type ReadManifest = {
  /** In the order of the manifest. */
  readonly site: Site
  readonly source: ManifestSource
  /** The manifest snapshot: the validated site as JSON. */
  readonly snapshot: string
  /** The warnings about the manifest. */
  readonly warnings: readonly LocatedDiagnostic[]
}

/** Reads and validates the manifest of a project. Throws a user error if it has errors. */
export async function readManifest(project: Project): Promise<ReadManifest> {
  const { files, plan, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  return {
    site: plan.site,
    warnings: diagnostics,
    snapshot: files.get(SNAPSHOT_NAME) ?? '',
    source: manifestSource(await manifestFiles(project)),
  }
}
