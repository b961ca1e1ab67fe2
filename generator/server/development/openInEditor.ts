import path from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '../../../src/site/site.ts'
import { importWithVite } from '../../project/importWithVite.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { simpleValues, valueAt } from '../../manifest/modelValues.ts'
import { readTarget } from '../../hosting/resolveRequest.ts'
import { load, manifestFiles } from '../../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { sectionIds, pageAtPath } from '../../manifest/sitePages.ts'
import type { Project } from '../../projectPaths.ts'
import { validate } from '../../manifest/validate.ts'
import { formatLocation } from '../../text.ts'

/** The page posts clicked elements to this path, which redirects to Vite's own path for a file. */
const ENDPOINT = '/__site/open-in-editor'

/** Development: Alt and a click on a part of the page opens its line in the manifest in the code editor. */
export function openInEditorPlugin(project: Project): Plugin {
  return {
    name: 'site:open-in-editor',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/generator/server/client/altClick.ts' },
        injectTo: 'head',
      },
    ],
    configureServer(server) {
      for (const name of ['VISUAL', 'EDITOR']) {
        if (TERMINAL_EDITOR.test(process.env[name] ?? '')) delete process.env[name]
      }
      server.middlewares.use(ENDPOINT, (request, response, next) => {
        const searchParams = new URLSearchParams(readTarget(request.url ?? '')?.search)
        const param = (name: keyof ClickedElement) => searchParams.get(name) ?? ''
        const clicked = { path: param('path'), part: param('part'), text: param('text') }
        locationOf(project, clicked)
          .then((location) => {
            const query = new URLSearchParams({ file: path.join(project.root, location) })
            return response.writeHead(307, { Location: `/__open-in-editor?${query}` }).end()
          })
          .catch(next)
      })
    },
  }
}

/** Code editors that would start in the terminal of the server. npm sets EDITOR to vi. */
const TERMINAL_EDITOR = /(?:^|\/)(?:vim?|nvim|nano|pico|emacs|hx|helix|micro|joe|kak)(?:[ .-]|$)/

async function locationOf(project: Project, clicked: ClickedElement): Promise<string> {
  const { manifest } = await load(project.manifest, importWithVite)
  const { site } = validate(manifest)
  // A manifest with errors opens at its first line. The overlay lists the errors.
  if (site === undefined) return `${path.basename(project.manifest)}:1:1`
  return manifestLocation(site, manifestSource(await manifestFiles(project)), clicked)
}

/** The element that was clicked in the browser. */
type ClickedElement = {
  /** The path of the page. */
  readonly path: string
  /** The part of the page: the id of a section, `hero`, `navigation` or `footer`. */
  readonly part: string
  /** The text of the element. */
  readonly text: string
}

/** The location of a clicked element in the manifest, as `file:line:column`. If the text is not found, the location of its part. */
export function manifestLocation(
  site: Site,
  source: ManifestSource,
  clicked: ClickedElement,
): string {
  const part = partPath(site, clicked)
  const exact =
    clicked.text !== '' &&
    simpleValues(valueAt(site, part), part).find(({ value }) => value === clicked.text)
  return formatLocation(exact ? source.locate(exact.path, false) : source.locate(part, true))
}

/** The path of the part in the manifest. */
function partPath(site: Site, { path, part }: ClickedElement): ModelPath {
  if (part === 'navigation' || part === 'footer') return [part]
  const { page, root } = pageAtPath(site, path)
  if (part === 'hero') return [...root, 'hero']
  const index = sectionIds(page, site).indexOf(part)
  return index === -1 ? root : [...root, 'sections', index]
}
