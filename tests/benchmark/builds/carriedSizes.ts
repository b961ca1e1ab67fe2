import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { scriptsOf } from '../../built/documentScripts.ts'

/** What the home page of a built site carries, compressed. Bytes. */
export type CarriedSizes = {
  /** The document, with its styles and the data of the menu. */
  readonly document: number
  /** The client entry, with the route and the script names of every page. */
  readonly routes: number
  /** All scripts. */
  readonly scripts: number
}

/** Measures the home page of the build in `<root>/dist/`. */
export async function carriedSizes(root: string): Promise<CarriedSizes> {
  const dist = path.join(root, 'dist')
  const size = async (name: string) => (await stat(path.join(dist, `${name}.br`))).size
  const { entry, others } = scriptsOf(await readFile(path.join(dist, 'index.html'), 'utf8'))
  const [client = entry] = others
  const sizes = await Promise.all([entry, ...others].map(size))
  return {
    document: await size('index.html'),
    routes: await size(client),
    scripts: sizes.reduce((sum, each) => sum + each, 0),
  }
}
