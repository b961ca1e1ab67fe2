import { cp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { countries } from '../../src/model/place.ts'
import { formattedLanguage } from '../../src/model/values.ts'
import { languagePacks } from '../../src/site/texts.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import { isInside } from '../files.ts'
import { formatModule } from '../code/module.ts'
import { projectAt, type Project } from '../projectPaths.ts'
import { hasPostalCode } from '../manifest/phonesAndAddresses.ts'
import { git } from '../project/git.ts'

/** The folder of the manifest, the images and the README that a new site starts with. */
export const STARTER = path.join(import.meta.dirname, 'starter')

/** The files that belong to one site, for git. All other files are code, which every site has in common. */
export const SITE_FILES = ':(attr:site)'

/** Generates the code of a project into its `generated/`. */
type GenerateSite = (project: Project) => Promise<unknown>

/**
 * Creates a site in a folder: a git repository with the last commit of the project and its history, and one
 * more commit, which replaces the files of the project's site by a starter manifest with its images. The folder
 * must be empty or not exist, and must be outside the project.
 *
 * Resolves to the URL or the folder of the remote `upstream`, from which the site gets later code: the remote
 * `origin` of the project, or the project.
 *
 * @param language the language of the site as a BCP 47 tag, e.g. `de-DE`. Default: the one of the schema
 */
export async function createSite(
  project: Project,
  folder: string,
  generate: GenerateSite,
  language?: string,
): Promise<string> {
  const tag = formattedLanguage.optional().safeParse(language)
  if (!tag.success) {
    throw new UsageError(`"${language}" is not a language: ${tag.error.issues[0]?.message}.`)
  }
  await checkFolder(project.root, folder)
  const root = path.resolve(project.root)
  const origin = ['config', '--local', '--get', '--default', root, 'remote.origin.url']
  const upstream = (await git(root, origin)).trim()
  await git(root, ['init', '--quiet', '--initial-branch=main', folder])
  await git(folder, ['pull', '--quiet', '--update-shallow', root, 'HEAD'])
  await git(folder, ['remote', 'add', 'upstream', upstream])
  await git(folder, ['rm', '-r', '--quiet', '--', SITE_FILES])
  const name = packageNameOf(path.basename(folder))
  await writePackage(folder, name)
  await writeStarter(folder, name, tag.data)
  // The manifest imports packages.
  const packages = path.join(folder, 'node_modules')
  await symlink(path.join(root, 'node_modules'), packages, 'junction')
  await generate(projectAt(folder)).finally(() => rm(packages))
  await git(folder, ['add', '.'])
  await git(folder, [
    ...(await author(folder)),
    'commit',
    '--quiet',
    '--no-gpg-sign',
    '-m',
    'New site',
  ])
  return upstream
}

async function checkFolder(root: string, folder: string): Promise<void> {
  if (isInside(root, folder)) {
    throw new UsageError(
      `${folder} is inside this project. Choose a folder outside it, e.g. ../my-site`,
    )
  }
  const entries = await readdir(folder).catch(() => [])
  if (entries.length > 0) {
    throw new UsageError(`${folder} is not empty. Choose a new or an empty folder.`)
  }
}

/** The name of a package in a folder: lower-case letters, digits and hyphens. */
export function packageNameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name === '' ? 'site' : name
}

/** Writes the name of a new site into `package.json` and the lockfile, and that its README has the license. */
async function writePackage(folder: string, name: string): Promise<void> {
  const change = async (file: string, changed: (json: Json) => Json) => {
    const target = path.join(folder, file)
    const json = object.parse(JSON.parse(await readFile(target, 'utf8')))
    await writeFile(target, `${JSON.stringify(changed(json), null, 2)}\n`)
  }
  const own = { name, license: 'SEE LICENSE IN README.md' }
  const description = 'A website, made from one typed manifest.'
  await change('package.json', (json) => ({ ...json, ...own, description }))
  await change('package-lock.json', (lock) => {
    const packages = object.parse(lock['packages'])
    return {
      ...lock,
      name,
      packages: { ...packages, '': { ...object.parse(packages['']), ...own } },
    }
  })
}

const object = z.record(z.string(), z.unknown())

type Json = z.infer<typeof object>

/** Writes the files that only a new site has: its manifest, its README and its images. */
export async function writeStarter(
  folder: string,
  packageName: string,
  language: string | undefined,
): Promise<void> {
  const read = (file: string) => readFile(path.join(STARTER, file), 'utf8')
  const manifest = withLanguage(await read('site.manifest.ts'), language)
  await writeFile(
    path.join(folder, 'site.manifest.ts'),
    await formatModule('site.manifest.ts', manifest.replaceAll('../../../src/', './src/')),
  )
  const readme = (await read('README.md')).replaceAll('{name}', packageName)
  await writeFile(path.join(folder, 'README.md'), readme)
  await cp(path.join(STARTER, 'images'), path.join(folder, 'src/images'), { recursive: true })
}

/**
 * The starter manifest in a language. If the language has a pack, the texts of components and the address are too. The
 * texts of pages stay in English.
 */
function withLanguage(manifest: string, language: string | undefined): string {
  if (language === undefined) return manifest
  const start = (texts: string) =>
    manifest.replace('defineSite({\n', (call) => `${call}  language: '${language}',\n${texts}\n`)
  const { language: code, region } = new Intl.Locale(language).maximize()
  const pack = languagePacks.get(code)
  if (pack === undefined) return start('')
  const country = countries.find((country) => country === region) ?? 'US'
  const isLikeUs = country === 'US' || !hasPostalCode({ street: '', city: '', country }, language)
  const translated = start(`  texts: ${pack},\n`)
    .replace("region: sample('DC')", (us) => (isLikeUs ? us : `country: sample('${country}')`))
    .replace("'20001'", `'${POSTAL_CODES[country] ?? '20001'}'`)
  return `import { ${pack} } from '../../../src/languages/${pack}.ts'\n${translated}`
}

/** Samples for countries whose postal codes do not have five digits. */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  CA: 'H2X 1Y4',
  CH: '3000',
  LI: '9490',
  LU: '1010',
}

/** The options of git for the author of the first commit, if none is configured. */
async function author(folder: string): Promise<readonly string[]> {
  const email = await git(folder, ['config', '--get', '--default', '', 'user.email'])
  return email.trim() !== '' ? [] : ['-c', 'user.name=New site', '-c', 'user.email=site@localhost']
}
