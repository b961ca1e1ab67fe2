import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** Packages of which the site holds files that are no modules: its type and its icons. */
const BESIDE_MODULES = ['@fontsource-variable/archivo', '@tabler/icons']

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
})

/** The licences of all packages that the browser's code is made from, as one text. */
export async function licensesFile(root: string, modules: Iterable<string>): Promise<string> {
  const folder = path.join(root, 'node_modules')
  const folders = new Set([...BESIDE_MODULES, ...packageFolders(modules)])
  const texts = await Promise.all(
    [...folders].toSorted().map((name) => licenseOf(path.join(folder, name), name)),
  )
  return texts.join(`\n${'-'.repeat(72)}\n\n`)
}

/** The folders of packages, below `node_modules/`, that modules come from. */
function packageFolders(modules: Iterable<string>): string[] {
  return [...modules].flatMap((id) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
    return name === undefined ? [] : [name]
  })
}

async function licenseOf(folder: string, shown: string): Promise<string> {
  const own: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const found = packageSchema.safeParse(own)
  if (!found.success) throw new Error(`The package ${shown} does not say what its licence is.`)
  const { name, version, license } = found.data
  const file = (await readdir(folder)).toSorted().find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? '' : `\n${await readFile(path.join(folder, file), 'utf8')}`
  return `${name} ${version}: ${license}\n${text}`.replaceAll('\r\n', '\n')
}
