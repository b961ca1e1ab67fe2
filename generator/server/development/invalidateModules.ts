import path from 'node:path'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Difference } from '../../emit/write.ts'

/** Clears the module cache of the server environment, so that the next document is rendered with the current files. */
export function invalidateServerModules({ environments: { ssr } }: ViteDevServer): void {
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
}

/** Invalidates written files of a folder immediately. Vite's file watcher would do it later. */
export function invalidateWritten(
  server: ViteDevServer,
  folder: string,
  { missing, changed }: Pick<Difference, 'missing' | 'changed'>,
): void {
  const files = [...missing, ...changed].map((name) => path.join(folder, name))
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) invalidateServerModules(server)
}
