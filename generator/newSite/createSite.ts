import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../diagnostics/console.ts'
import { projectAt, type Project } from '../manifest/project.ts'
import { codeFiles } from './codeFiles.ts'
import { CODE_RECORD, codeRecordFile, codeRecordOf } from './codeRecord.ts'
import { writeContents } from './contents.ts'
import { packageNameOf } from './packageFiles.ts'
import { startRepository } from './repository.ts'
import { starterFiles } from './starterFiles.ts'

/** Generates the code of a project into its `generated/`. */
export type GenerateSite = (project: Project) => Promise<unknown>

/**
 * Creates a site in a folder: the code of the project, and a starter manifest with its images, in a new
 * git repository. The folder must be empty or not exist, and must be outside the project. Resolves to the
 * number of files.
 */
export async function createSite(
  project: Project,
  folder: string,
  generate: GenerateSite,
): Promise<number> {
  await checkFolder(project.root, folder)
  const name = packageNameOf(path.basename(folder))
  const code = await codeFiles(project.root, {
    name,
    version: '1.0.0',
    description: 'A website, made from one typed manifest.',
    // The README says that the code has the license in LICENSE, and whose the content is.
    license: 'SEE LICENSE IN README.md',
  })
  const files = new Map([
    ...code,
    ...(await starterFiles(name)),
    [CODE_RECORD, codeRecordFile(codeRecordOf(code))] as const,
  ])
  // Inside the project, so that the manifest finds the packages that the project has installed.
  await mkdir(path.join(project.root, '.build'), { recursive: true })
  const temporary = await mkdtemp(path.join(project.root, '.build', 'new-'))
  // A folder below, because only the owner can read a temporary folder, and the copy keeps that.
  const draft = path.join(temporary, 'site')
  try {
    await writeContents(draft, files)
    await generate(projectAt(draft))
    await cp(draft, folder, { recursive: true })
    await startRepository(folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return files.size
}

async function checkFolder(root: string, folder: string): Promise<void> {
  const relative = path.relative(root, folder)
  if (!relative.startsWith('..') && !path.isAbsolute(relative)) {
    throw new UsageError(
      `${folder} is inside this project. Choose a folder outside it, e.g. ../my-site`,
    )
  }
  const entries = await readdir(folder).catch(() => [])
  if (entries.length > 0) {
    throw new UsageError(`${folder} is not empty. Choose a new or an empty folder.`)
  }
}
