import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { imageCacheOf } from '../assets/cacheStore.ts'
import { availableFonts, missingGlyphs } from '../assets/font.ts'
import { readImageFolder } from '../assets/imageFiles.ts'
import { type Log, UserError } from '../diagnostics/commandRun.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import {
  type DiagnosticSource,
  formatDiagnostics,
  type LocatedDiagnostic,
  locateDiagnostics,
  orderByCause,
} from '../diagnostics/locatedDiagnostics.ts'
import { generate, NO_OUTPUT, type Output } from '../emit/generate.ts'
import type { Plan } from '../emit/plan.ts'
import { WriteError, writeTree } from '../emit/write.ts'
import { filesIn, readText, type ReadText } from '../files.ts'
import { buildTime } from '../configuration.ts'
import {
  importByNode,
  type Importer,
  load,
  type FileTexts,
  manifestFiles,
  watchedFiles,
} from '../manifest/load.ts'
import { manifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'
import { duplicateKeys, importErrors, syntaxErrors } from '../manifest/sourceErrors.ts'
import { repeatedValues } from '../rules/repeatedValues.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { counted } from '../text.ts'

/** The output and the diagnostics of a project's manifest. */
export type GeneratedProject = Output & {
  /** All errors and warnings with their locations in the manifest. */
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** The manifest and the local files that it imports, including missing ones. */
  readonly sources: FileTexts
}

/** Loads the manifest of a project and generates its output. Writes no files. `isBuild`: see `GeneratorContext`. */
export async function generateProject(
  project: Project,
  importer: Importer,
  read: ReadText = readText,
  isBuild = false,
): Promise<GeneratedProject> {
  const manifest = await manifestFiles(project, read)
  const sources = watchedFiles(manifest)
  const loaded = await load(project.manifest, importer, manifest)
  const source = manifestSource(manifest)
  if (loaded.manifest === undefined) {
    const found = [...syntaxErrors(source), ...(await importErrors(source))]
    const diagnostics = found.length > 0 ? found : loaded.diagnostics
    return { ...NO_OUTPUT, diagnostics: locate(diagnostics, source), sources }
  }
  // Duplicate keys are found in a separate process.
  const [duplicates, { diagnostics, ...output }] = await Promise.all([
    Promise.all(manifest.map(duplicateKeys)).then((each) => each.flat()),
    ruleContext(project).then((context) =>
      generate(loaded.manifest, { ...context, isBuild, builtAt: buildTime(process.env) }),
    ),
  ])
  const repeated = output.plan === undefined ? [] : [...repeatedValues(output.plan.site, source)]
  const glyphs = output.plan === undefined ? [] : await missingGlyphs(project, output.plan.site)
  const found = [...duplicates, ...diagnostics, ...glyphs, ...repeated]
  if (found.length === 0) return { ...output, diagnostics: [], sources }
  // In development, the import of a name that a file does not export is `undefined` instead of an error.
  const placed = locate([...(await importErrors(source)), ...found], source)
  return { ...(placed.some(isError) ? NO_OUTPUT : output), diagnostics: placed, sources }
}

const locate = (diagnostics: readonly Diagnostic[], source: DiagnosticSource) =>
  orderByCause(locateDiagnostics(diagnostics, source))

/** The plan of a project's site. Rejects with all errors of the manifest. */
export async function planOf(project: Project, importer: Importer): Promise<Plan> {
  const { plan, diagnostics } = await generateProject(project, importer)
  if (plan === undefined) throw new Error(formatDiagnostics(diagnostics))
  return plan
}

/** Updates `generated/` from the manifest. Returns the output. In a build, links to pages that it does not contain are errors. */
export async function updateGenerated(project: Project, log: Log, isBuild = false) {
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
  return `${formatDiagnostics(problems)}\n\n${counts.join(' and ')}`
}

/** What rules know besides the manifest: the files of the project. */
async function ruleContext(project: Project): Promise<GeneratorContext> {
  const [images, fonts, downloads, sectionFiles] = await Promise.all([
    readImageFolder(project.images, imageCacheOf(project.root)),
    availableFonts(project),
    readdir(project.files).catch(() => []),
    filesIn(path.join(project.root, 'src/sections')),
  ])
  return {
    ...images,
    fonts,
    downloads: new Set(downloads),
    ...(sectionFiles.length > 0 && { sectionFiles: new Set(sectionFiles) }),
  }
}
