import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** Documents are rendered by modules as they are from now on, evaluated anew. */
export function renderAnew({ environments: { ssr } }: ViteDevServer): void {
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
}
