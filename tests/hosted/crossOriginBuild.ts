import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../generator/hosting/configuration.ts'
import { siteCommand } from '../support/command.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

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

/** Fields that only the manifest of the cross-origin site declares, at the start of its first form. */
const ADDED_FIELDS = `
        {
          kind: 'select',
          name: 'clearance',
          label: 'Clearance level',
          hint: 'The one you hold today',
          options: ['None', 'Secret', 'TS/SCI'],
          send: 'Clearance Level',
        },
        {
          kind: 'radio',
          name: 'contactTime',
          label: 'Preferred contact time',
          options: ['Morning', 'Afternoon'],
          required: true,
          send: 'Preferred Contact Time',
        },`

/**
 * Builds the site with a form service and images on other origins, with a key for maps, and with two
 * more fields in a form.
 */
async function buildCrossOrigin(log: (line: string) => void): Promise<ProjectCopy> {
  const { media } = ports()
  const project = await copyProject()
  await project.edit(
    'site.manifest.ts',
    "source: { kind: 'embedded' }",
    `source: { kind: 'host', url: 'http://127.0.0.1:${media}/images', widthParameter: 'w' }`,
  )
  await project.edit(
    'site.manifest.ts',
    /\n {2}thirdParties: \{/,
    `$&
    images: {
      kind: 'images',
      name: 'Images',
      purpose: 'To send images in the width that your screen needs.',
      sends: ['Your IP address'],
    },`,
  )
  await project.edit(
    'site.manifest.ts',
    /contact: \{\s+label: [^\n]+\s+fields: \[/,
    `$&${ADDED_FIELDS}`,
  )
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
