import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../../generator/configuration.ts'
import { addedFields } from '../../support/addedFields.ts'
import { siteCommand } from '../../support/command.ts'
import { copyProject } from '../../support/projectCopy.ts'
import { formsOrigin, ports } from './server.ts'

/*
 * Builds the site in the folder of the first argument, with a form service and images on other origins,
 * with a key for maps, and with more fields at the start of its first form. `TEST_PORT` must be the same
 * as for the browser tests, because the pages contain the ports.
 */

const MANIFEST = `import site from './site.original.ts'

const withFields = ([id, form]) => [id, { ...form, fields: [...${JSON.stringify(addedFields)}, ...form.fields] }]
const forms = Object.entries(site.forms ?? {})

export default {
  ...site,
  media: {
    ...site.media,
    source: { kind: 'host', url: 'http://127.0.0.1:${ports.media}/images', widthParameter: 'w' },
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

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('The argument is missing. Usage: prepare.ts <folder>')
const project = await copyProject()
const original = await project.read('site.manifest.ts')
await project.edit('site.manifest.ts', original, MANIFEST)
await writeFile(path.join(project.root, 'site.original.ts'), original)
const { code, output } = await siteCommand(project.root, ['build'], {
  FORM_ENDPOINT: formsOrigin + EMBEDDED_FORM_SERVICE,
  FORM_ACCESS_KEY: 'embedded',
  MAPS_KEY: 'stub',
})
if (code !== 0) throw new Error(output)
await rm(folder, { recursive: true, force: true })
await rename(project.root, folder)
