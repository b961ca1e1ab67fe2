import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeDiagnostics, type PlacedDiagnostic } from './diagnostics.ts'
import { generate } from './generate.ts'
import { imageFilesIn } from './images/readable.ts'
import { load, type Importer } from './load.ts'
import { manifestSource } from './locate.ts'
import type { Surroundings } from './rules/rule.ts'

/** The places that the generator reads and writes. */
export type Project = {
  readonly root: string
  readonly manifest: string
  readonly generated: string
  readonly images: string
}

/** The project that this generator belongs to, or one of the same layout elsewhere. */
export function projectAt(root = fileURLToPath(new URL('..', import.meta.url))): Project {
  return {
    root,
    manifest: path.join(root, 'site.manifest.ts'),
    generated: path.join(root, 'generated'),
    images: path.join(root, 'src/images'),
  }
}

/** The generated files of a project, or the mistakes in its manifest with their places. */
export type ProjectFiles =
  | { readonly files: ReadonlyMap<string, string>; readonly problems: readonly [] }
  | { readonly files: undefined; readonly problems: readonly PlacedDiagnostic[] }

/** Loads a project's manifest and generates from it. Writes nothing. */
export async function generateProject(project: Project, importer: Importer): Promise<ProjectFiles> {
  const loaded = await load(project.manifest, importer)
  const result =
    loaded.manifest === undefined
      ? { files: undefined, diagnostics: loaded.diagnostics }
      : await generate(loaded.manifest, await surroundings(project))
  if (result.files !== undefined) return { files: result.files, problems: [] }
  const text = await readFile(project.manifest, 'utf8').catch(() => '')
  const source = manifestSource(path.basename(project.manifest), text)
  const syntax = loaded.manifest === undefined ? source.syntaxErrors() : []
  return {
    files: undefined,
    problems: placeDiagnostics(syntax.length > 0 ? syntax : result.diagnostics, source),
  }
}

async function surroundings({ images }: Project): Promise<Surroundings> {
  const { all, unreadable } = await imageFilesIn(images)
  return { imageFiles: all, unreadableImages: unreadable }
}
