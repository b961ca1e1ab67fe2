import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import type { Typeface } from '../../src/site/brand.ts'

/** The package whose icons are in the site although no module of it is. */
const ICON_PACKAGE = '@tabler/icons'

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
})

/** The licenses of all packages in the scripts and assets for browsers, as one text. */
export async function licensesFile(
  root: string,
  modules: Iterable<string>,
  typeface: Typeface,
): Promise<string> {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const fontPackages = typeface.kind === 'package' ? [typeface.name] : []
  const assetPackages = [...fontPackages, ICON_PACKAGE]
  const assetFolders = assetPackages.flatMap((name) =>
    (resolve.paths(name) ?? [])
      .map((folder) => path.join(folder, name))
      .filter(existsSync)
      .slice(0, 1),
  )
  const folders = new Set([...assetFolders, ...packageFolders(modules)])
  const texts = await Promise.all([...folders].map(licenseOf))
  return [...new Set(texts)].toSorted().join(`\n${'-'.repeat(72)}\n\n`)
}

/** The folders of the packages that modules come from. */
function packageFolders(modules: Iterable<string>): string[] {
  return [...modules].flatMap((id) => {
    const [folder] = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
    return folder === undefined ? [] : [folder]
  })
}

async function licenseOf(folder: string): Promise<string> {
  const content: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const found = packageSchema.safeParse(content)
  if (!found.success) throw new Error(`${folder}/package.json has no name, version or license.`)
  const { name, version, license } = found.data
  const file = (await readdir(folder)).toSorted().find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? '' : `\n${await readFile(path.join(folder, file), 'utf8')}`
  return `${name} ${version}: ${license}\n${text}`.replaceAll('\r\n', '\n')
}
