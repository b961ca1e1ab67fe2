import path from 'node:path'
import { createServer } from 'vite'

/** The development server of a project copy. */
export type DevelopmentServer = {
  readonly origin: string
  /** Stops the server. */
  close(): Promise<void>
}

/** Starts the development server of a project copy. */
export async function startDevelopment(root: string): Promise<DevelopmentServer> {
  const server = await createServer({
    root,
    logLevel: 'silent',
    // The copy uses the dependencies of the surrounding project.
    server: { port: 0, fs: { allow: [path.resolve(import.meta.dirname, '../..')] } },
  })
  await server.listen()
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    close: () => server.close(),
  }
}
