import path from 'node:path'
import { imageFilesIn } from '../assets/images/readable.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import {
  formatDiagnostic,
  locateDiagnostics,
  type LocatedDiagnostic,
} from '../diagnostics/diagnostics.ts'
import { generate, NO_OUTPUT, type Output } from '../emit/generate.ts'
import type { Plan } from '../emit/plan.ts'
import { manifestFiles, readText, watchedPaths, type ReadText } from '../manifest/files.ts'
import { duplicateKeys } from '../manifest/duplicateKeys.ts'
import { load, type Importer } from '../manifest/load.ts'
import type { Project } from '../manifest/project.ts'
import type { GeneratorContext } from '../rules/rule.ts'

/** What a project's manifest gives, and what is wrong with it. */
export type GeneratedProject = Output & {
  /** All errors and warnings with their places in the manifest, or warnings alone. */
  readonly problems: readonly LocatedDiagnostic[]
  /** The absolute paths of the manifest and the files that it imports, missing ones among them. */
  readonly sources: readonly string[]
}

/** Loads a project's manifest and generates from it. Writes nothing. */
export async function generateProject(
  project: Project,
  importer: Importer,
  read: ReadText = readText,
): Promise<GeneratedProject> {
  const manifest = await manifestFiles(project, read)
  const sources = watchedPaths(manifest)
  const loaded = await load(project.manifest, importer, manifest)
  // Only mistakes have places to be found: the compiler's parser has no work without them.
  const source = async () => (await import('../manifest/locate.ts')).manifestSource(manifest)
  if (loaded.manifest === undefined) {
    const located = await source()
    const found = [...located.syntaxErrors(), ...located.importErrors()]
    const diagnostics = found.length > 0 ? found : loaded.diagnostics
    return { ...NO_OUTPUT, problems: locateDiagnostics(diagnostics, located), sources }
  }
  // The parser works in a process of its own.
  const [hidden, { diagnostics, ...output }] = await Promise.all([
    Promise.all(manifest.map(duplicateKeys)).then((each) => each.flat()),
    surroundings(project).then((around) => generate(loaded.manifest, around)),
  ])
  const found = [...hidden, ...diagnostics]
  if (found.length === 0) return { ...output, problems: [], sources }
  const located = await source()
  // Development imports what a file does not export as undefined.
  const problems = locateDiagnostics([...located.importErrors(), ...found], located)
  return { ...(problems.some(isError) ? NO_OUTPUT : output), problems, sources }
}

/** The plan of a project's site. Rejects with all errors if the manifest has any. */
export async function planOf(project: Project, importer: Importer): Promise<Plan> {
  const { plan, problems } = await generateProject(project, importer)
  if (plan === undefined) throw new Error(problems.map(formatDiagnostic).join('\n\n'))
  return plan
}

async function surroundings({ root, images }: Project): Promise<GeneratorContext> {
  const { all, unreadable } = await imageFilesIn(images, path.join(root, '.cache/images'))
  return { imageFiles: all, unreadableImages: unreadable }
}
