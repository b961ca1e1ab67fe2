import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** Clears the module cache of the server environment, so that the next document is rendered with the current files. */
export function invalidateServerModules({ environments: { ssr } }: ViteDevServer): void {
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
}
