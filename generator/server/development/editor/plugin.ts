import path from 'node:path'
import type { Plugin } from 'vite'
import { importByVite } from '../../../build/vite/importByVite.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import { load } from '../../../manifest/load.ts'
import { manifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { readTarget } from '../../../hosting/requestTarget.ts'
import { validate } from '../../../manifest/validate.ts'
import { manifestPlace, type Clicked } from './manifestPlace.ts'

/** Where the page posts what was clicked. */
const ADDRESS = '/__site/open-in-editor'

/**
 * In development, Alt and a click on a part of the page opens its line of the manifest in the
 * editor. No build has any of it.
 */
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
      server.middlewares.use(ADDRESS, (request, response, next) => {
        const searchParams = new URLSearchParams(readTarget(request.url ?? '')?.search)
        const asked = (name: keyof Clicked) => searchParams.get(name) ?? ''
        const clicked = { path: asked('path'), part: asked('part'), text: asked('text') }
        placeOf(project, clicked)
          .then((place) => {
            // Vite opens the editor that is running, or that LAUNCH_EDITOR names.
            const file = encodeURIComponent(path.join(project.root, place))
            response.writeHead(303, { Location: `/__open-in-editor?file=${file}` }).end()
          })
          .catch(next)
      })
    },
  }
}

async function placeOf(project: Project, clicked: Clicked): Promise<string> {
  const { manifest } = await load(project.manifest, importByVite)
  const { site } = validate(manifest)
  // A manifest with mistakes opens at its beginning: the overlay lists their lines.
  if (site === undefined) return `${path.basename(project.manifest)}:1:1`
  return manifestPlace(site, manifestSource(await manifestFiles(project)), clicked)
}
