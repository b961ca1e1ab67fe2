import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { imageFilesIn } from '../assets/images/readable.ts'
import {
  formatDiagnostic,
  placeDiagnostics,
  type PlacedDiagnostic,
} from '../diagnostics/diagnostics.ts'
import { generate, NO_OUTPUT, type Output } from '../emit/generate.ts'
import type { Plan } from '../emit/plan.ts'
import { hiddenProperties } from '../manifest/hiddenProperties.ts'
import { load, type Importer } from '../manifest/load.ts'
import type { Project } from '../manifest/project.ts'
import type { Surroundings } from '../rules/rule.ts'

/** What a project's manifest gives, and what is wrong with it. */
export type GeneratedProject = Output & {
  /** All errors and warnings with their places in the manifest, or warnings alone. */
  readonly problems: readonly PlacedDiagnostic[]
}

/** Loads a project's manifest and generates from it. Writes nothing. */
export async function generateProject(
  project: Project,
  importer: Importer,
): Promise<GeneratedProject> {
  const loaded = await load(project.manifest, importer)
  const text = await readFile(project.manifest, 'utf8').catch(() => '')
  // Only mistakes have places to be found: the compiler's parser is not loaded for nothing.
  const source = async () => {
    const { manifestSource } = await import('../manifest/locate.ts')
    return manifestSource(path.basename(project.manifest), text)
  }
  if (loaded.manifest === undefined) {
    const syntax = (await source()).syntaxErrors()
    const diagnostics = syntax.length > 0 ? syntax : loaded.diagnostics
    return { ...NO_OUTPUT, problems: placeDiagnostics(diagnostics, await source()) }
  }
  // The parser works in a process of its own.
  const [hidden, { diagnostics, ...output }] = await Promise.all([
    hiddenProperties(text),
    surroundings(project).then((around) => generate(loaded.manifest, around)),
  ])
  const found = [...hidden, ...diagnostics]
  return {
    ...(hidden.length === 0 ? output : NO_OUTPUT),
    problems: found.length === 0 ? [] : placeDiagnostics(found, await source()),
  }
}

/** The plan of a project's site. Rejects with all errors if the manifest has any. */
export async function planOf(project: Project, importer: Importer): Promise<Plan> {
  const { plan, problems } = await generateProject(project, importer)
  if (plan === undefined) throw new Error(problems.map(formatDiagnostic).join('\n\n'))
  return plan
}

async function surroundings({ root, images }: Project): Promise<Surroundings> {
  const { all, unreadable } = await imageFilesIn(images, path.join(root, '.cache/images'))
  return { imageFiles: all, unreadableImages: unreadable }
}
