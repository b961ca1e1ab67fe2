import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { formatDiagnostic, type LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'

/** Shows diagnostics of the manifest in Vite's error overlay. Does nothing if there are none. */
export function showOverlay(server: ViteDevServer, diagnostics: readonly LocatedDiagnostic[]) {
  const [first] = diagnostics
  if (first === undefined) return
  const { line, column } = first
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'site',
      message: diagnostics.map(formatDiagnostic).join('\n\n'),
      stack: '',
      id: path.join(server.config.root, first.file),
      loc: { file: first.file, line, column },
    },
  })
}
