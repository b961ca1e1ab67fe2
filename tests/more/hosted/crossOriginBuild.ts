import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../../generator/hosting/configuration.ts'
import { addedFields } from '../../support/addedFields.ts'
import { siteCommand } from '../../support/command.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'

/** The ports of the site, the form service and the media host, relative to the port of the browser tests. */
export const ports = (first = Number(process.env['TEST_PORT'] ?? 4273)) => ({
  site: first + 1001,
  forms: first + 1002,
  media: first + 1003,
})

/** The origin of the form service on the pages: browsers resolve names below `localhost` to this machine. */
export const formsOrigin = `http://forms.localhost:${ports().forms}`

/** The same server for programs that resolve only `localhost` itself. */
export const formsServer = `http://localhost:${ports().forms}`

/** The manifest of the cross-origin site: the one of this site with other settings, and with more fields at the start of its first form. */
const manifest = (mediaUrl: string) => `import site from './site.original.ts'

const withFields = ([id, form]) => [id, { ...form, fields: [...${JSON.stringify(addedFields)}, ...form.fields] }]
const forms = Object.entries(site.forms ?? {})

export default {
  ...site,
  media: {
    ...site.media,
    source: { kind: 'host', url: '${mediaUrl}', widthParameter: 'w' },
  },
  forms: Object.fromEntries([...forms.slice(0, 1).map(withFields), ...forms.slice(1)]),
  thirdParties: {
    images: {
      kind: 'images',
      name: 'Images',
      purpose: 'To send images in the width that your screen needs.',
      sends: ['Your IP address'],
    },
    ...site.thirdParties,
  },
}
`

/**
 * Builds the site with a form service and images on other origins, with a key for maps, and with
 * more fields in a form.
 */
async function buildCrossOrigin(log: (line: string) => void): Promise<ProjectCopy> {
  const { media } = ports()
  const project = await copyProject()
  const original = await project.read('site.manifest.ts')
  await project.edit('site.manifest.ts', original, manifest(`http://127.0.0.1:${media}/images`))
  await writeFile(path.join(project.root, 'site.original.ts'), original)
  const { code, output } = await siteCommand(project.root, ['build'], {
    FORM_ENDPOINT: formsOrigin + EMBEDDED_FORM_SERVICE,
    FORM_ACCESS_KEY: 'embedded',
    MAPS_KEY: 'stub',
  })
  if (code !== 0) throw new Error(output)
  log(`Built the cross-origin site in ${path.relative(process.cwd(), project.root)}.`)
  return project
}

/** Makes the cross-origin build in a folder. */
export async function prepareBuild(folder: string, log: (line: string) => void): Promise<void> {
  const project = await buildCrossOrigin(log)
  await rm(folder, { recursive: true, force: true })
  await rename(project.root, folder)
}

/** The folder of an existing cross-origin build, from `CROSS_ORIGIN_BUILD`. */
export const existingBuild = (): string | undefined =>
  process.env['CROSS_ORIGIN_BUILD'] || undefined

/** The folder of the cross-origin build that the tests use. */
export const buildFolder = path.resolve(existingBuild() ?? '.build/cross-origin')
