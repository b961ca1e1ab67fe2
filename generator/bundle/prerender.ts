import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage } from '../../src/entry-server.tsx'
import type { Site } from '../../src/site/site.ts'
import { feedTitle } from '../assets/feeds.ts'
import type { LinkPreview } from '../assets/linkPreview.ts'
import { filesIn, inParallel, memoize } from '../files.ts'
import { announcementScript } from '../hosting/announcement.ts'
import { buildSettings } from '../configuration.ts'
import { sitePolicies } from '../hosting/hostingPlan.ts'
import { metaPolicy, printPolicy } from '../hosting/policy.ts'
import { pageFile } from '../hosting/resolveRequest.ts'
import { feedPath, feedsOn } from '../manifest/articleLists.ts'
import {
  NOT_FOUND_PATH,
  pageId,
  sitePage,
  sitePages,
  translationsOf,
} from '../manifest/sitePages.ts'
import { OUTPUT_FOLDERS, type ViteManifest } from './bundle.ts'
import { writeCompressed } from './compress.ts'
import {
  completeHtml,
  type HtmlHead,
  inlineStyles,
  type InlineStyles,
  type Script,
} from './html.ts'
import type { PluginInput } from './pluginInput.ts'
import { splitPrint } from './styleSheets.ts'
import type { Progress } from '../diagnostics/commandRun.ts'

/** A path of the site, and the id of its page. */
type PrerenderedPage = { readonly path: string; readonly id: string }

/** The not-found page, which servers send with status 404. */
const NOT_FOUND: PrerenderedPage = { path: NOT_FOUND_PATH, id: 'notFound' }

type PrerenderInput = Pick<PluginInput, 'project' | 'configuration'> & {
  readonly site: Site
  /** Vite's manifest of the pages. */
  readonly client: ViteManifest
  /** The link preview of each path. */
  readonly previews: ReadonlyMap<string, LinkPreview>
  /** The folder with the built scripts and styles. The pages are written to it. */
  readonly folder: string
  /** The folder for cached compressed files. */
  readonly cache: string
  readonly progress: Progress
}

/**
 * Renders every path and the not-found page into HTML files, and compresses each one while the next one is rendered.
 * Throws if a page cannot be rendered.
 */
export async function prerender(input: PrerenderInput) {
  const { project, site, folder, cache, progress } = input
  const server = path.join(project.root, OUTPUT_FOLDERS.server, 'server.js')
  const renderer: ServerBundle = await import(pathToFileURL(server).href)
  const headOf = await pageHeads(input)
  const renderAndWrite = async (page: PrerenderedPage, status: number) => {
    const rendered = await render(page.path, status, renderer)
    const head = await headOf(page)
    const { navigation } = renderer
    const html = completeHtml(rendered.html, { ...head, navigation, page: rendered.page })
    const bytes = Buffer.from(html)
    const written = path.join(folder, pageFile(page.path))
    await mkdir(path.dirname(written), { recursive: true })
    await writeFile(written, bytes)
    await writeCompressed(written, bytes, cache)
  }
  const pages = sitePages(site).map((page) => ({ path: page.path, id: pageId(page.canonical) }))
  await inParallel(pages, (page) => renderAndWrite(page, 200), progress)
  await renderAndWrite(NOT_FOUND, 404)
}

async function render(
  pagePath: string,
  expectedStatus: number,
  renderer: ServerBundle,
): Promise<RenderedPage> {
  const rendered = await renderer.render(pagePath).catch((error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${pagePath} could not be rendered: ${reason}`, { cause: error })
  })
  const { status } = rendered
  if (status === expectedStatus) return rendered
  throw new Error(`${pagePath} was rendered with status ${status}. Expected: ${expectedStatus}.`)
}

/** What `src/entry-server.tsx` exports, in development and as a bundle. */
export type ServerBundle = typeof import('../../src/entry-server.tsx')

/**
 * Returns a function that returns what the build adds to the head of a page: scripts, styles, policy and meta
 * elements. React renders the rest of the head.
 */
async function pageHeads(input: PrerenderInput) {
  const { project, site, configuration, client, previews, folder } = input
  const pages = path.relative(project.root, path.join(project.generated, 'pages'))
  const entry = await scriptWithHash(folder, client.filesOf('src/entry-deferred.ts').entry)
  const readStyles = await styleReader(folder)
  const policyOf = sitePolicies(site, buildSettings(configuration))
  return async ({ path: pagePath, id }: PrerenderedPage) => {
    const files = client.filesOf('src/entry-client.tsx', `${pages}/${id}.gen.tsx`)
    const styles = await readStyles(files.styles)
    return {
      styles,
      entry,
      policy: printPolicy(metaPolicy(policyOf([`'${styles.hash}'`]))),
      scripts: [files.entry, ...files.imports],
      script: announcementScript(site),
      tags: previews.get(pagePath)?.tags ?? [],
      links: alternateLinks(site, pagePath),
    }
  }
}

/** The links with which feed readers find the feeds of a page, and search engines its versions in other languages. */
export function alternateLinks(site: Site, path: string): NonNullable<HtmlHead['links']> {
  const shown = sitePage(site, path)
  const feeds = shown === undefined ? [] : feedsOn(site, shown.canonical, shown.page)
  return [
    ...feeds.map((above) => ({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: feedTitle(site, above),
      href: feedPath(above),
    })),
    ...[...translationsOf(site, path)].map(([hreflang, own]) => ({
      rel: 'alternate',
      hreflang,
      href: site.product.origin + own,
    })),
  ]
}

/** A script with an `integrity` attribute: browsers run it only if its content is unchanged. */
async function scriptWithHash(folder: string, src: string): Promise<Script> {
  const hash = createHash('sha256').update(await readFile(path.join(folder, src)))
  return { src, integrity: `sha256-${hash.digest('base64')}` }
}

/**
 * Returns a function that returns the inline styles of a page with the style sheets of a folder. Their rules for
 * printed pages are written into one style sheet, which all pages link.
 */
async function styleReader(
  folder: string,
): Promise<(sheets: readonly string[]) => Promise<InlineStyles>> {
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.css')).toSorted()
  const read = async (file: string) =>
    [`/${file}`, splitPrint(await readFile(path.join(folder, file), 'utf8'))] as const
  const texts = new Map<string, ReturnType<typeof splitPrint>>(await Promise.all(files.map(read)))
  const print = [...texts.values()].map((text) => text.print).join('')
  const hash = createHash('sha256').update(print).digest('hex').slice(0, 8)
  const printSheet = `/assets/print-${hash}.css`
  await writeFile(path.join(folder, printSheet), print)
  const join = memoize(async (names) => {
    const sheets = names.split(' ')
    const screen = sheets.map((sheet) => texts.get(sheet)?.screen ?? '')
    return inlineStyles(sheets, screen, printSheet)
  })
  return (sheets) => join(sheets.join(' '))
}
