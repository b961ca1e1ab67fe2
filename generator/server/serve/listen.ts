import type { Server } from 'node:http'
import { UserError } from '../../diagnostics/console.ts'
import { safeServer, type ServerOptions } from './safeServer.ts'
import type { Handler } from './staticSite.ts'

/** The port of the preview where `PORT` says nothing. */
export const DEFAULT_PORT = 4173

/** The port that the environment asks for. */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new UserError(`PORT is ${JSON.stringify(value)}: set it to a number from 0 to 65535.`)
}

/** Starts a server on this machine's loopback address. */
export async function listen(
  handler: Handler,
  port: number,
  options: ServerOptions = { headers: {}, log: () => {} },
): Promise<Server> {
  const server = safeServer(handler, options)
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      // After the start, a connection that could not be accepted: it must not end the process.
      if (server.listening) options.log(`A connection failed: ${error.message}`)
      else reject('code' in error && error.code === 'EADDRINUSE' ? taken(port) : error)
    })
    server.listen(port, 'localhost', () => resolve(server))
  })
}

const taken = (port: number) =>
  new UserError(
    `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1}.`,
  )
