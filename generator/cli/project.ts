import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '../../src/site/site.ts'
import { editedTexts, editProject, isFormatted } from '../bundle/editProject.ts'
import { generateProject } from '../bundle/generateProject.ts'
import { UserError, type Log } from '../diagnostics/console.ts'
import { isError, isObject } from '../diagnostics/diagnostic.ts'
import { formatDiagnostic, type LocatedDiagnostic } from '../diagnostics/diagnostics.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { WriteError, writeTree } from '../emit/write.ts'
import {
  envFileVariables,
  readConfiguration,
  type Configuration,
} from '../hosting/configuration.ts'
import type { TextEdit } from '../manifest/edit/textEdit.ts'
import { readText } from '../files.ts'
import { manifestFiles } from '../manifest/files.ts'
import { importByNode, load } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'
import { validate } from '../manifest/validate.ts'
import { counted } from '../text.ts'

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

/** Updates `generated/` from the manifest. Returns the output. In a build, links to pages that it does not contain are errors. */
export async function generateCommand(project: Project, log: Log, isBuild = false) {
  // Loaded first, so that the printed duration does not include loading.
  await load(project.manifest, importByNode)
  const started = performance.now()
  const { files, plan, diagnostics } = await generateProject(
    project,
    importByNode,
    readText,
    isBuild,
  )
  if (files === undefined) throw manifestError(diagnostics)
  if (diagnostics.length > 0) log(`${warningsText(diagnostics)}\n`)
  const { missing, changed, extra, foreign } = await writeTree(project.generated, files).catch(
    (error: unknown) => {
      throw error instanceof WriteError ? new UserError(error.message) : error
    },
  )
  const written = missing.length + changed.length
  const time = Math.round(performance.now() - started)
  const removed = extra.length - foreign.length
  const loading = Math.round(started)
  log(
    `generated/: ${counted(files.size, 'file')}, ${written} written, ${removed} removed, ${time} ms (after ${loading} ms of loading)`,
  )
  for (const name of foreign) log(`generated/${name} was not generated. Remove it.`)
  return { files, plan }
}

/**
 * The diagnostics of a manifest with errors as one error. `consequence` is a sentence about what the
 * command did not do.
 */
export function manifestError(
  problems: readonly LocatedDiagnostic[],
  consequence = 'No files were written.',
): UserError {
  return new UserError(`${problemsText(problems)} in the manifest. ${consequence}`)
}

/** The warnings of a manifest without errors. */
export const warningsText = (warnings: readonly LocatedDiagnostic[]) =>
  `${problemsText(warnings)} in the manifest.`

function problemsText(problems: readonly LocatedDiagnostic[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${problems.map(formatDiagnostic).join('\n\n')}\n\n${counts.join(' and ')}`
}

/**
 * Applies edits to the files of the manifest and generates from it. Edits that would cause errors
 * are not written. Formatted files stay formatted.
 */
export async function writeEdits(
  project: Project,
  source: ManifestSource,
  edits: readonly TextEdit[],
  log: Log,
): Promise<void> {
  const texts = await editedTexts(source, edits)
  const result = await editProject(project, source, texts).catch(generateFailed)
  switch (result.result) {
    case 'invalid':
      throw new UserError(
        `This edit would cause errors in the manifest, so nothing was changed.\n\n${manifestError(result.diagnostics).message}`,
      )
    case 'outdated':
      throw new UserError(
        `${result.files.join(', ')} changed in the meantime, so nothing was edited. Try again.`,
      )
    case 'written': {
      const { missing, changed, extra } = result.generated
      log(
        `generated/: ${missing.length + changed.length} files written, ${extra.length} removed. To see the changes, run: npm run site -- diff`,
      )
      for (const [name, text] of texts) {
        if (!(await isFormatted(name, text)))
          log(`${name} was not formatted before, so the edit is not either. Run: npx oxfmt ${name}`)
      }
    }
  }
}

/** The manifest is edited, but `generated/` could not be written. */
function generateFailed(error: unknown): never {
  if (!(error instanceof WriteError)) throw error
  throw new UserError(
    `The manifest was edited, but generated/ is not up to date. ${error.message} Then run: npm run generate`,
  )
}

/** The env files of Vite for a production build (https://vite.dev/guide/env-and-mode). */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The environment variables, with those of the env files. Vite is only loaded if there is such a file. */
export async function projectEnvironment({ root }: Project): Promise<NodeJS.ProcessEnv> {
  if (!FILES.some((name) => existsSync(path.join(root, name)))) return process.env
  const { loadEnv } = await import('vite')
  const variables = envFileVariables((prefixes) => loadEnv('production', root, prefixes))
  return { ...variables, ...process.env }
}

/** The configuration of a build from the environment variables. Throws a user error if one of them is invalid. */
export async function projectConfiguration(project: Project): Promise<Configuration> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  return configuration
}
