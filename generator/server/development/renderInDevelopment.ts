import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { completeDocument } from '../../build/document.ts'
import { answerTo } from '../../hosting/answer.ts'
import type { ServerBundle } from '../../build/serverBundle.ts'
import { styleSheets } from '../../build/vite/styleSheets.ts'

const ENTRY = '/src/entry-server.tsx'

/** A reply to a request for a document. */
export type DevelopmentReply = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Renders a document as production does, from the sources as they are. */
export async function renderInDevelopment(
  server: ViteDevServer,
  path: string,
): Promise<DevelopmentReply> {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules.')
  const { bundle, answer, page, rendered } = await renderWhole(ssr.runner, path)
  if (answer.kind === 'redirect') {
    return { status: answer.status, headers: { Location: answer.to }, body: '' }
  }
  const { status, html, structuredData } = await rendered
  const entry = await ssr.moduleGraph.getModuleByUrl(ENTRY)
  const document = completeDocument(html, {
    styles: entry === undefined ? [] : styleSheets(entry),
    starter: { src: '/src/entry-start.ts' },
    scripts: ['/src/entry-client.tsx'],
    navigation: bundle.navigation,
    structuredData,
  })
  // Not the path of the request: Vite fails on one that it cannot decode.
  const body = await server.transformIndexHtml(page, document)
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body }
}

/** Renders with one state of the sources: a save half-way would mix modules of two, so it begins anew. */
async function renderWhole(runner: ModuleRunner, path: string) {
  for (;;) {
    const bundle = await runner.import<ServerBundle>(ENTRY)
    const answer = answerTo(path, bundle)
    const page = answer.kind === 'page' ? answer.path : '/404'
    const rendered = bundle.render(page)
    await Promise.allSettled([rendered])
    if ((await runner.import<ServerBundle>(ENTRY)) === bundle)
      return { bundle, answer, page, rendered }
  }
}
