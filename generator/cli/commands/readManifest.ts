import type { Site } from '../../../src/site/site.ts'
import { manifestError } from './generate.ts'
import { importByNode } from '../../manifest/load.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { generateProject } from '../../build/generateProject.ts'
import type { Project } from '../../manifest/project.ts'

/** A manifest without problems: what it declares, and its texts. */
export type ReadManifest = {
  /** In the manifest's order. */
  readonly site: Site
  readonly source: ManifestSource
  /** The validated model as canonical JSON. */
  readonly lock: string
}

/** Reads the site that a project's manifest declares; refuses while it has problems. */
export async function readManifest(project: Project): Promise<ReadManifest> {
  const { files, plan, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  return {
    site: plan.site,
    lock: files.get('site.lock.json') ?? '',
    source: manifestSource(await manifestFiles(project)),
  }
}
