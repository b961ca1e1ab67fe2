import { createServer } from 'node:net'

/** Finds a free port on the loopback address: `preferred`, if it is free. Default: any. */
export function freePort(preferred = 0): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())))
    server.listen(preferred, 'localhost', () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })
}
