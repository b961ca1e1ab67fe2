import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../../hosting/configuration.ts'
import { listen } from '../../serve/listen.ts'
import { formService } from '../formService.ts'
import type { Interceptor } from '../interceptor.ts'
import type { Middleware } from '../middleware.ts'

/** When every form of a service under test is received. */
export const NOW = '2026-11-20T12:00:00.000Z'

/** How the form service of a test differs from the default. */
export type ServiceOptions = {
  /** Default: a file in a temporary folder that does not exist yet. */
  readonly outbox?: string
  readonly intercept?: Interceptor
  /** Answers the other paths of the server. Default: they answer 404. */
  readonly next?: Middleware
}

/** A form service for one test, on a free port of this machine. */
export async function startService({ outbox, intercept, next }: ServiceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-service-'))
  const file = outbox ?? path.join(folder, 'made/on/first-use.jsonl')
  const said: string[] = []
  const service = formService({
    accessKey: 'embedded',
    outbox: file,
    clock: () => new Date(NOW),
    say: (line) => said.push(line),
    intercept,
  })
  const server = await listen((request, response) => {
    void service(request, response, next && (() => void next(request, response)))
  }, 0)
  const origin = `http://localhost:${portOf(server)}`
  return {
    origin,
    url: origin + EMBEDDED_FORM_SERVICE,
    said,
    /** What the outbox holds, line by line, as it is written. */
    outbox: async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1),
    /** Ends the server and what hangs on it, and removes the outbox. */
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

/** A form that the service accepts, and more parts after it. */
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
