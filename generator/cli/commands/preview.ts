import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readConfiguration } from '../../hosting/configuration.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { embeddedFormService, OUTBOX } from '../../server/formService/embedded.ts'
import { readFormServiceSettings } from '../../hosting/formServiceSettings.ts'
import { readHosting } from '../../hosting/readHosting.ts'
import type { Project } from '../../manifest/project.ts'
import { latestBuild } from '../../server/serve/latestBuild.ts'
import { listen, portFrom } from '../../server/serve/listen.ts'
import { projectEnvironment } from './environment.ts'

/** Serves the build and receives its forms. */
export async function previewCommand(
  project: Project,
  log: Log,
  formService: typeof embeddedFormService = embeddedFormService,
): Promise<void> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  const dist = path.join(project.root, 'dist')
  const hosting = await readHosting(project.root)
  if (hosting === undefined || !existsSync(path.join(dist, 'index.html'))) {
    throw new UserError('There is no build in dist/. Run: npm run build')
  }
  const site = latestBuild(project.root, log)
  const forms = formService(project, configuration, log, () =>
    readFormServiceSettings(project.root),
  )
  const server = await listen(
    (request, response) => forms(request, response, () => void site(request, response)),
    portFrom(process.env['PORT']),
    { headers: hosting.common, log: log },
  )
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  log(`The site is at http://localhost:${port} (stop it with Ctrl+C).`)
  if (configuration.embedded) log(`Submitted forms are written to ${OUTBOX}.`)
}
