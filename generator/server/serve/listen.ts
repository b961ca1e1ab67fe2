import type { Server } from 'node:http'
import { UserError } from '../../diagnostics/console.ts'
import { safeServer, type ServerOptions } from './safeServer.ts'
import type { Handler } from './staticSite.ts'

/** The port of the preview if `PORT` is not set. */
export const DEFAULT_PORT = 4173

/** The port from the environment variable `PORT`. Throws if it is not a port number. */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new UserError(`PORT is ${JSON.stringify(value)}. Set it to a whole number from 0 to 65535.`)
}

/** Starts a server on the loopback address. Rejects if the port is in use. */
export async function listen(
  handler: Handler,
  port: number,
  options: ServerOptions = { headers: {}, log: () => {} },
): Promise<Server> {
  const server = safeServer(handler, options)
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      // After the start, the error of a single connection. It must not stop the process.
      if (server.listening) options.log(`A connection failed: ${error.message}`)
      else reject('code' in error && error.code === 'EADDRINUSE' ? portInUse(port) : error)
    })
    server.listen(port, 'localhost', () => resolve(server))
  })
}

const portInUse = (port: number) =>
  new UserError(
    `Port ${port} is already in use. Stop the other process, or set another port, e.g. PORT=${port + 1}.`,
  )
