import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RenderedPage } from '../../src/renderAddress.tsx'
import { pageFile } from '../hosting/answer.ts'
import type { BuiltDocument } from '../hosting/planHosting.ts'
import { completeDocument, type HeadParts } from './document.ts'
import type { InlineStyles } from './inlineStyles.ts'
import type { ServerBundle } from './serverBundle.ts'

/** An address, and the id of the page that stands there. */
export type PageAddress = { readonly address: string; readonly id: string }

/** The not-found page. Servers send it with status 404. */
export const NOT_FOUND: PageAddress = { address: '/404', id: 'notFound' }

/** What prerendering needs. */
export type PrerenderInput = {
  readonly addresses: readonly PageAddress[]
  /** The bundle that renders pages. */
  readonly renderer: ServerBundle
  /** The build's part of a document's head. */
  readonly headOf: (page: PageAddress) => Promise<PageHead>
  /** The folder to write to. */
  readonly folder: string
}

/** The build's part of the head of a page. What the page itself says is rendered. */
export type PageHead = Omit<HeadParts, 'structuredData' | 'navigation' | 'styles'> & {
  readonly styles: InlineStyles
}

/** What prerendering wrote. */
export type Prerendered = {
  readonly documents: readonly BuiltDocument[]
  readonly notFound: BuiltDocument
}

/** Renders every address and the not-found page into HTML files. Throws if a page cannot be rendered. */
export async function prerender(input: PrerenderInput): Promise<Prerendered> {
  let writing: Promise<void> = Promise.resolve()
  const renderAndWrite = async (page: PageAddress, status: number): Promise<BuiltDocument> => {
    // A page is rendered while the one before it is written.
    const [{ html, styleHash }] = await Promise.all([renderDocument(page, status, input), writing])
    const file = pageFile(page.address)
    writing = writeText(path.join(input.folder, file), html)
    return { address: page.address, file, styleHashes: [styleHash] }
  }
  const documents: BuiltDocument[] = []
  for (const page of input.addresses) documents.push(await renderAndWrite(page, 200))
  const notFound = await renderAndWrite(NOT_FOUND, 404)
  await writing
  return { documents, notFound }
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function renderDocument(
  page: PageAddress,
  expectedStatus: number,
  { renderer, headOf }: PrerenderInput,
) {
  const { address } = page
  const { html, status, structuredData } = await render(address, renderer)
  if (status !== expectedStatus) {
    throw new Error(`${address} was rendered with status ${status} instead of ${expectedStatus}.`)
  }
  const head = await headOf(page)
  const { navigation } = renderer
  return {
    html: completeDocument(html, { ...head, navigation, structuredData }),
    styleHash: head.styles.hash,
  }
}

async function render(address: string, renderer: ServerBundle): Promise<RenderedPage> {
  try {
    return await renderer.render(address)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${address} cannot be rendered: ${reason}`, { cause: error })
  }
}
