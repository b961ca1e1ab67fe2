import path from 'node:path'
import { pictureFiles } from '../../assets/images/picture.ts'
import { pictureWishes } from '../../emit/pictureQuery.ts'
import type { Project } from '../../manifest/project.ts'
import type { BuiltFiles } from '../../assets/builtFiles.ts'
import type { PageSource } from './pageSource.ts'

/** The files of every picture that pages show, by the pages' imports of them. Declares these files. */
export async function pagePictures(
  pages: readonly PageSource[],
  project: Project,
  files: BuiltFiles,
): Promise<ReadonlyMap<string, unknown>> {
  const cache = path.join(project.root, '.cache/images')
  const wanted = [...new Set(pages.flatMap(({ pictures }) => pictures))].toSorted()
  return new Map(
    await Promise.all(
      wanted.map(async (specifier) => {
        const [master = '', query = ''] = specifier.split('?')
        const wishes = pictureWishes(query)
        if (wishes === undefined) throw new Error(`${specifier} asks for no picture.`)
        return [specifier, await pictureFiles(master, wishes, files, cache)] as const
      }),
    ),
  )
}
