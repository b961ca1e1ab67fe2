import path from 'node:path'
import { siteCommand } from '../support/command.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

/** Where the servers of the foreign origins listen, counted from the port of the browser tests. */
export const ports = (first = Number(process.env['TEST_PORT'] ?? 4273)) => ({
  site: first + 1001,
  forms: first + 1002,
  media: first + 1003,
})

/** Builds the site with its form service and its images on other origins, and with a key for maps. */
export async function buildCrossOrigin(say: (line: string) => void): Promise<ProjectCopy> {
  const { forms, media } = ports()
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
  const { code, output } = await siteCommand(project.root, ['build'], {
    FORM_ENDPOINT: `http://127.0.0.1:${forms}/submit`,
    FORM_ACCESS_KEY: 'foreign',
    MAPS_KEY: 'stub',
  })
  if (code !== 0) throw new Error(output)
  say(`Built for other origins in ${path.relative(process.cwd(), project.root)}.`)
  return project
}

/** The folder of a build for foreign origins that was made before the tests, if `FOREIGN_BUILD` names one. */
export const existingBuild = (): string | undefined => process.env['FOREIGN_BUILD'] || undefined
