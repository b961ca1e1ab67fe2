import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readConfiguration } from '../../hosting/configuration.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { inbox, INBOX } from '../../server/inbox.ts'
import { readFormServiceSettings } from '../../hosting/formServiceSettings.ts'
import { readHosting } from '../../hosting/hostingPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { latestBuild, listen, portFrom } from '../../server/preview.ts'
import { projectEnvironment } from './environment.ts'

/** Serves the build and receives its forms. */
export async function previewCommand(project: Project, log: Log): Promise<void> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  const { root } = project
  if ((await readHosting(root)) === undefined || !existsSync(path.join(root, 'dist/index.html'))) {
    throw new UserError('There is no build in dist/. Run: npm run build')
  }
  await readFormServiceSettings(root)
  const site = latestBuild(root)
  const forms = inbox(root, configuration, log, () => readFormServiceSettings(root))
  const server = await listen(
    (request, response) => forms(request, response, () => site(request, response)),
    portFrom(process.env['PORT']),
    log,
  )
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  log(`The site is at http://localhost:${port} (stop it with Ctrl+C).`)
  if (configuration.embedded) log(`Submitted forms are written to ${INBOX}.`)
}
