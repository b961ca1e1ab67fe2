import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { formatDiagnostic, type LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'

/** Shows the problems of the manifest in the browser, over the page. Does nothing if there are none. */
export function showProblems(server: ViteDevServer, problems: readonly LocatedDiagnostic[]) {
  const [first] = problems
  if (first === undefined) return
  const { line, column } = first
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'site',
      message: problems.map(formatDiagnostic).join('\n\n'),
      stack: '',
      id: path.join(server.config.root, first.file),
      loc: { file: first.file, line, column },
    },
  })
}
