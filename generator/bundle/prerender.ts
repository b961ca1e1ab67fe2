import path from 'node:path'
import type { RenderedPage } from '../../src/entry-server.tsx'
import type { Progress } from '../diagnostics/steps.ts'
import { writeFiles } from '../files.ts'
import type { BuiltPage } from '../hosting/hostingPlan.ts'
import { pageFile } from '../hosting/requests.ts'
import { NOT_FOUND_PATH } from '../manifest/pages.ts'
import { completeHtml } from './html.ts'
import type { PageHead, PrerenderedPage } from './pageHeads.ts'

/** The not-found page, which servers send with status 404. */
const NOT_FOUND: PrerenderedPage = { path: NOT_FOUND_PATH, id: 'notFound' }

/** The input of `prerender`. */
type PrerenderInput = {
  readonly pages: readonly PrerenderedPage[]
  /** The server bundle. */
  readonly renderer: ServerBundle
  /** Returns what the build adds to the head of a page. */
  readonly headOf: (page: PrerenderedPage) => Promise<PageHead>
  /** The folder to write to. */
  readonly folder: string
  readonly progress: Progress
}

/** Renders every path and the not-found page into HTML files. Throws if a page cannot be rendered. */
export async function prerender(input: PrerenderInput) {
  let pendingWrite: Promise<void> = Promise.resolve()
  const renderAndWrite = async (page: PrerenderedPage, status: number): Promise<BuiltPage> => {
    // The previous page is written while this one is rendered.
    const [{ html, styleHash }] = await Promise.all([renderHtml(page, status, input), pendingWrite])
    const file = pageFile(page.path)
    pendingWrite = writeFiles([{ file: path.join(input.folder, file), content: html }])
    return { path: page.path, file, styleHashes: [styleHash] }
  }
  const pages: BuiltPage[] = []
  for (const page of input.pages) {
    pages.push(await renderAndWrite(page, 200))
    input.progress(pages.length, input.pages.length)
  }
  const notFound = await renderAndWrite(NOT_FOUND, 404)
  await pendingWrite
  return { pages, notFound }
}

async function renderHtml(
  prerendered: PrerenderedPage,
  expectedStatus: number,
  { renderer, headOf }: PrerenderInput,
) {
  const { path: pagePath } = prerendered
  const { html, status, page } = await render(pagePath, renderer)
  if (status !== expectedStatus) {
    throw new Error(`${pagePath} was rendered with status ${status}. Expected: ${expectedStatus}.`)
  }
  const head = await headOf(prerendered)
  const { navigation } = renderer
  return {
    html: completeHtml(html, { ...head, navigation, page }),
    styleHash: head.styles.hash,
  }
}

async function render(pagePath: string, renderer: ServerBundle): Promise<RenderedPage> {
  try {
    return await renderer.render(pagePath)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${pagePath} could not be rendered: ${reason}`, { cause: error })
  }
}

/** What `src/entry-server.tsx` exports, in development and as a bundle. */
export type ServerBundle = typeof import('../../src/entry-server.tsx')
