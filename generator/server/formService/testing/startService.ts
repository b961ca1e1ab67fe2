import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../../hosting/configuration.ts'
import {
  formServiceSettingsSchema,
  type FormServiceSettings,
} from '../../../hosting/formServiceSettings.ts'
import { listen } from '../../serve/listen.ts'
import { formService } from '../formService.ts'
import type { Interceptor } from '../interceptor.ts'
import type { Middleware } from '../middleware.ts'

/** The time at which the service under test receives every form. */
export const NOW = '2026-11-20T12:00:00.000Z'

/** The settings of an English site whose forms send no files. */
export const ENGLISH = formServiceSettingsSchema.parse({
  tag: 'en-US',
  direction: 'ltr',
  texts: {},
})

/** The options of the form service of a test. */
export type ServiceOptions = {
  /** Default: a free port. */
  readonly port?: number
  /** Default: a file in a temporary folder that does not exist yet. */
  readonly outbox?: string
  readonly intercept?: Interceptor
  /** Default: English, and no files. */
  readonly settings?: FormServiceSettings
  /** Handles the other paths of the server. Default: 404. */
  readonly next?: Middleware
}

/** Starts a form service for tests. */
export async function startService({
  port = 0,
  outbox,
  intercept,
  next,
  settings = ENGLISH,
}: ServiceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-service-'))
  const file = outbox ?? path.join(folder, 'made/on/first-use.jsonl')
  const logged: string[] = []
  const service = formService({
    accessKey: 'embedded',
    outbox: file,
    clock: () => new Date(NOW),
    log: (line) => logged.push(line),
    settings: async () => settings,
    intercept,
  })
  const server = await listen((request, response) => {
    void service(request, response, next && (() => void next(request, response)))
  }, port)
  const origin = `http://localhost:${portOf(server)}`
  return {
    origin,
    url: origin + EMBEDDED_FORM_SERVICE,
    logged,
    /** The folder of the outbox. */
    folder: path.dirname(file),
    /** The lines of the outbox. */
    outbox: async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1),
    /** Stops the server, closes its connections and deletes the outbox. */
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await rm(folder, { recursive: true })
    },
  }
}

/** A service under test. */
export type RunningService = Awaited<ReturnType<typeof startService>>

/** A valid form with more parts. */
export function form(...more: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of [['access_key', 'embedded'], ['Name', 'Ada'], ...more]) {
    data.append(name ?? '', value ?? '')
  }
  return data
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
