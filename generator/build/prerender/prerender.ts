import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RenderedPage } from '../../../src/renderAddress.tsx'
import { completeDocument, type Script } from '../document.ts'
import type { BuiltDocument } from '../../hosting/planHosting.ts'
import type { InlineStyles } from '../inlineStyles.ts'
import { pageFile } from '../../hosting/answer.ts'
import { NOT_FOUND, type Rendering } from './rendering.ts'
import { renderPages, type RenderInput } from './renderPages.ts'

/** What prerendering needs. */
export type PrerenderInput = RenderInput & {
  /** Every address with its page's name in generated code. */
  readonly addresses: readonly Rendering[]
  /** The menu, which every page carries. */
  readonly navigation: unknown
  /** The styles of a page, by its name in generated code. */
  readonly stylesOf: (id: string) => Promise<InlineStyles>
  readonly starter: Script
  /** The policy of a page with such style elements, as its HTML carries it. */
  readonly policyOf: (styleHashes: readonly string[]) => string
  /** What else is said of an address, for those who share it. */
  readonly tagsOf: (address: string) => readonly Readonly<Record<string, string>>[]
  /** The scripts that the starter brings for a page, by its name in generated code: the one to run first. */
  readonly scriptsOf: (id: string) => readonly string[]
  /** The folder to write to. */
  readonly folder: string
}

/** What prerendering wrote. */
export type Prerendered = {
  readonly documents: readonly BuiltDocument[]
  readonly notFound: BuiltDocument
  /** How many of them were rendered, rather than known. */
  readonly rendered: number
}

/** Writes the HTML of every address, and of the not-found page. Fails where one does not render. */
export async function prerender(input: PrerenderInput): Promise<Prerendered> {
  const written = new Map<string, BuiltDocument>()
  const wanted = [...input.addresses, NOT_FOUND]
  const folders = new Set(wanted.map(({ address }) => path.dirname(fileOf(address, input))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const rendered = await renderPages(wanted, input, async (rendering, page) => {
    written.set(rendering.address, await writeDocument(rendering, page, input))
  })
  const documentOf = ({ address }: Rendering) => {
    const document = written.get(address)
    if (document === undefined) throw new Error(`${address} has no document.`)
    return document
  }
  return { documents: input.addresses.map(documentOf), notFound: documentOf(NOT_FOUND), rendered }
}

const fileOf = (address: string, { folder }: PrerenderInput) => path.join(folder, pageFile(address))

async function writeDocument(
  { address, id }: Rendering,
  { html, status, structuredData }: RenderedPage,
  input: PrerenderInput,
): Promise<BuiltDocument> {
  const wanted = address === NOT_FOUND.address ? 404 : 200
  if (status !== wanted) {
    throw new Error(`${address} rendered with status ${status} instead of ${wanted}.`)
  }
  const styles = await input.stylesOf(id)
  const document = completeDocument(html, {
    styles,
    starter: input.starter,
    policy: input.policyOf([styles.hash]),
    scripts: input.scriptsOf(id),
    navigation: input.navigation,
    structuredData,
    tags: input.tagsOf(address),
  })
  await writeFile(fileOf(address, input), document)
  return { address, file: pageFile(address), styleHashes: [styles.hash] }
}
