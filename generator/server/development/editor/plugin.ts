import path from 'node:path'
import type { Plugin } from 'vite'
import { importWithVite } from '../../../build/vite/importWithVite.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import { load } from '../../../manifest/load.ts'
import { manifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { readTarget } from '../../../hosting/requestTarget.ts'
import { validate } from '../../../manifest/validate.ts'
import { readEditors } from './editors.ts'
import { findEditor } from './findEditor.ts'
import { manifestLocation, type ClickedElement } from './manifestLocation.ts'

/** The page posts clicked elements to this path. */
const ENDPOINT = '/__site/open-in-editor'

/** Development: Alt and a click on a part of the page opens its line in the manifest in the editor. */
export function editorPlugin(project: Project): Plugin {
  return {
    name: 'site:editor',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/generator/server/development/editor/altClick.ts' },
        injectTo: 'head',
      },
    ],
    configureServer(server) {
      server.middlewares.use(ENDPOINT, (request, response, next) => {
        const searchParams = new URLSearchParams(readTarget(request.url ?? '')?.search)
        const param = (name: keyof ClickedElement) => searchParams.get(name) ?? ''
        const clicked = { path: param('path'), part: param('part'), text: param('text') }
        locationOf(project, clicked)
          .then(async (place) => {
            const found = findEditor(await readEditors(process.env))
            if ('problem' in found) {
              const message = `${place} could not be opened. ${found.problem}`
              server.config.logger.warn(message)
              response.writeHead(501, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message)
              return
            }
            // Vite opens the editor in this variable. Without it, Vite may start one in the terminal.
            process.env['LAUNCH_EDITOR'] = found.editor
            const file = encodeURIComponent(path.join(project.root, place))
            response.writeHead(303, { Location: `/__open-in-editor?file=${file}` }).end()
          })
          .catch(next)
      })
    },
  }
}

async function locationOf(project: Project, clicked: ClickedElement): Promise<string> {
  const { manifest } = await load(project.manifest, importWithVite)
  const { site } = validate(manifest)
  // A manifest with errors opens at its first line. The overlay lists the errors.
  if (site === undefined) return `${path.basename(project.manifest)}:1:1`
  return manifestLocation(site, manifestSource(await manifestFiles(project)), clicked)
}
