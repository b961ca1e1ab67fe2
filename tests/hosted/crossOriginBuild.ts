import path from 'node:path'
import { siteCommand } from '../support/command.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

/** The ports of the site, the form service and the media host, relative to the port of the browser tests. */
export const ports = (first = Number(process.env['TEST_PORT'] ?? 4273)) => ({
  site: first + 1001,
  forms: first + 1002,
  media: first + 1003,
})

/** Builds the site with a form service and images on other origins, and with a key for maps. */
export async function buildCrossOrigin(log: (line: string) => void): Promise<ProjectCopy> {
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
    FORM_ACCESS_KEY: 'test',
    MAPS_KEY: 'stub',
  })
  if (code !== 0) throw new Error(output)
  log(`Built the cross-origin site in ${path.relative(process.cwd(), project.root)}.`)
  return project
}

/** The folder of an existing cross-origin build, from `CROSS_ORIGIN_BUILD`. */
export const existingBuild = (): string | undefined =>
  process.env['CROSS_ORIGIN_BUILD'] || undefined
