import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startFaultyService, type FaultyService } from '../../formService/startFaultyService.ts'
import { hostingSchema } from '../../../generator/hosting/hosting.ts'
import { readHosting } from '../../../generator/hosting/readHosting.ts'
import { listen } from '../../../generator/server/serve/listen.ts'
import { staticSite } from '../../../generator/server/serve/staticSite.ts'
import { chromiumPath } from '../../chromium.ts'
import { siteCommand } from '../../support/command.ts'
import { copyProject } from '../../support/projectCopy.ts'
import { test as base } from './expectedErrors'
import { formsOf, type FormOnSite } from './forms.ts'

/** The host of the form service. Browsers resolve subdomains of `localhost` to this machine. */
const SERVICE_HOST = 'forms.localhost'

/** A site whose form service is on another origin, as in production. */
export type OtherOrigin = {
  /** The origin of the site. */
  readonly site: string
  /** The origin of the same site with a policy for another form service. */
  readonly misconfigured: string
  readonly service: FaultyService
  /** Starts a browser that resolves the host of the service to another address. */
  readonly browserResolving: (address: string) => Promise<Browser>
  readonly forms: readonly FormOnSite[]
}

/** Fields that are added to the contact form of that site. */
const ADDED = `
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

/** Tests with a live build of a copy of the project, with two additional fields. */
export const test = base.extend<object, { otherOrigin: OtherOrigin }>({
  otherOrigin: [
    async ({ playwright }, use) => {
      const service = await startFaultyService()
      const project = await copyProject()
      await project.edit(
        'site.manifest.ts',
        /contact: \{\s+label: [^\n]+\s+fields: \[/,
        `$&${ADDED}`,
      )
      const environment = {
        FORM_ENDPOINT: service.url.replace('localhost', SERVICE_HOST),
        FORM_ACCESS_KEY: 'embedded',
      }
      const { code, output } = await siteCommand(project.root, ['build', '--live'], environment)
      if (code !== 0) throw new Error(output)
      const site = await serve(project.root)
      const { origin } = new URL(environment.FORM_ENDPOINT)
      const misconfigured = await serve(project.root, (headers) =>
        headers.replaceAll(origin, 'http://others.localhost:1'),
      )
      await use({
        service,
        browserResolving: (address) =>
          playwright.chromium.launch({
            executablePath: chromiumPath(),
            args: ['--no-sandbox', `--host-resolver-rules=MAP ${SERVICE_HOST} ${address}`],
          }),
        site: addressOf(site),
        misconfigured: addressOf(misconfigured),
        forms: formsOf(JSON.parse(await project.read('generated/site.snapshot.json'))),
      })
      for (const server of [site, misconfigured]) server.close().closeAllConnections()
      await service.stop()
      await project.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Serves a build with its response headers, or with changed ones. */
async function serve(root: string, changeHeaders = (headers: string) => headers): Promise<Server> {
  const built = await readHosting(root)
  if (built === undefined) throw new Error('There is no build.')
  const hosting = hostingSchema.parse(JSON.parse(changeHeaders(JSON.stringify(built))))
  return listen(staticSite(path.join(root, 'dist'), hosting), 0)
}

function addressOf(server: Server): string {
  const address: AddressInfo | string | null = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}
