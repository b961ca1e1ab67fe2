import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureWishes } from '../../emit/pictureQuery.ts'
import type { Project } from '../../manifest/project.ts'

/** A generated page: data, and what it takes from the site's code. */
export type PageSource = {
  /** The page's name in generated code. */
  readonly id: string
  readonly file: string
  readonly text: string
  /** The modules of code that it imports, relative to the project. */
  readonly code: readonly string[]
  /** The images whose files it imports: absolute, with what is wished of them as a query. */
  readonly pictures: readonly string[]
}

const ENDING = '.gen.tsx'

/** Reads every generated page of a project. */
export async function pageSources({ root, generated }: Project): Promise<readonly PageSource[]> {
  const folder = path.join(generated, 'pages')
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const text = await readFile(file, 'utf8')
      const imports = importsOf(text).map((from) => path.resolve(folder, from))
      const [pictures, code] = [imports.filter(isPicture), imports.filter((one) => !isPicture(one))]
      return {
        id: name.slice(0, -ENDING.length),
        file,
        text,
        code: code.map((one) => path.relative(root, one).split(path.sep).join('/')),
        pictures,
      }
    }),
  )
}

/** Whether an import asks for the files of an image. */
export const isPicture = (specifier: string) =>
  pictureWishes(specifier.split('?')[1] ?? '') !== undefined

/** What a generated module imports as values: its imports stand before all else. */
function importsOf(text: string): string[] {
  const head = text.slice(0, text.search(/^export /m))
  return [...head.matchAll(/^import (?!type )[^'"]+ from (['"])(.+)\1$/gm)].map(
    ([, , from = '']) => from,
  )
}

/** The modules of code that pages import, relative to the project. */
export const sharedCode = async (project: Project): Promise<readonly string[]> =>
  [...new Set((await pageSources(project)).flatMap(({ code }) => code))].toSorted()
