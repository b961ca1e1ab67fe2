import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Brand } from '../../src/site/brand.ts'
import { packageFolders } from '../assets/font.ts'

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
  modules: readonly string[],
  { typeface, headingTypeface }: Pick<Brand, 'typeface' | 'headingTypeface'>,
): Promise<string> {
  const fontPackages = [typeface, headingTypeface].flatMap((font) =>
    font?.kind === 'package' ? [font.name] : [],
  )
  const assetFolders = [...fontPackages, ICON_PACKAGE].flatMap(
    (name) => packageFolders(root, name).find(existsSync) ?? [],
  )
  const folders = new Set([...assetFolders, ...modules.flatMap(packageOf)])
  const texts = await Promise.all([...folders].map(licenseOf))
  return [...new Set(texts)].toSorted().join(`\n${'-'.repeat(72)}\n\n`)
}

/** The folder of the package that a module comes from. None for modules of the site. */
const packageOf = (module: string): string[] => {
  const [folder] = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module) ?? []
  return folder === undefined ? [] : [folder]
}

async function licenseOf(folder: string): Promise<string> {
  const content: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const parsed = packageSchema.safeParse(content)
  if (!parsed.success) throw new Error(`${folder}/package.json has no name, version or license.`)
  const { name, version, license } = parsed.data
  const file = (await readdir(folder)).toSorted().find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? '' : `\n${await readFile(path.join(folder, file), 'utf8')}`
  return `${name} ${version}: ${license}\n${text}`.replaceAll('\r\n', '\n')
}
