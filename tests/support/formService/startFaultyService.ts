import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  EMBEDDED_FORM_SERVICE,
  readConfiguration,
} from '../../../generator/hosting/configuration.ts'
import {
  formServiceSettingsSchema,
  type FormServiceSettings,
} from '../../../generator/hosting/formServiceSettings.ts'
import { inbox, INBOX } from '../../../generator/server/inbox.ts'
import { listen } from '../../../generator/server/preview.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint, FORM_SERVICE_CONTROL } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** The settings of an English site whose forms send no files. */
export const ENGLISH = formServiceSettingsSchema.parse({
  tag: 'en-US',
  direction: 'ltr',
  texts: {},
})

type ServiceOptions = {
  /** Default: a free port. */
  readonly port?: number
  /** Default: English, and no files. */
  readonly settings?: FormServiceSettings
  /** The folder of the project. Default: a temporary folder. */
  readonly root?: string
}

/** Starts a form service whose faults the test controls. */
export async function startFaultyService({
  port = 0,
  settings = ENGLISH,
  root,
}: ServiceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-service-'))
  const configuration = readConfiguration({})
  if ('problem' in configuration) throw new Error(configuration.problem)
  const logged: string[] = []
  const log = (line: string) => logged.push(line)
  const control = formServiceControl()
  const intercept = simulateFaults(control)
  const forms = inbox(root ?? folder, configuration, log, async () => settings, intercept)
  const endpoint = controlEndpoint(control)
  const server = await listen((request, response) => {
    // As Vite does, which allows its own origins.
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost')
    const notFound = () => void response.writeHead(404).end()
    return forms(request, response, () => endpoint(request, response, notFound))
  }, port)
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const file = path.join(root ?? folder, INBOX)
  return {
    origin,
    url: origin + EMBEDDED_FORM_SERVICE,
    control,
    controlUrl: origin + FORM_SERVICE_CONTROL,
    logged,
    /** The folder of the inbox. */
    folder: path.dirname(file),
    /** The lines of the inbox. */
    outbox: async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1),
    /** Stops the server, closes its connections and deletes the inbox. */
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await rm(folder, { recursive: true })
    },
  }
}

/** A form service whose faults a test controls. */
export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>

/** A valid form with more parts. */
export function form(...more: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of [['access_key', 'embedded'], ['Name', 'Ada'], ...more]) {
    data.append(name ?? '', value ?? '')
  }
  return data
}
