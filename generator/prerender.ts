import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { completeDocument, type Script } from './document.ts'
import type { BuiltDocument } from './hosting/planHosting.ts'
import type { InlineStyles } from './inlineStyles.ts'
import { pageFile } from './serve/answer.ts'
import type { ServerBundle } from './serverBundle.ts'

/** What prerendering needs. */
export type PrerenderInput = {
  readonly bundle: ServerBundle
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

/** Where nothing stands: the document that a server sends with status 404. */
export const NOT_FOUND = { path: '/404', id: 'notFound' } as const

/** What prerendering wrote. */
export type Prerendered = {
  readonly documents: readonly BuiltDocument[]
  readonly notFound: BuiltDocument
}

/** Writes the HTML of every address, and of the not-found page. Fails where one does not render. */
export async function prerender(input: PrerenderInput): Promise<Prerendered> {
  const documents: BuiltDocument[] = []
  for (const { path: address, id } of input.bundle.addresses) {
    documents.push(await writeDocument(address, id, input))
  }
  return { documents, notFound: await writeDocument(NOT_FOUND.path, NOT_FOUND.id, input) }
}

async function writeDocument(
  address: string,
  id: string,
  input: PrerenderInput,
): Promise<BuiltDocument> {
  const name = pageFile(address)
  const file = path.join(input.folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  const styles = await input.stylesOf(id)
  await writeFile(file, await documentOf(address, id, styles, input))
  return { address, file: name, styleHashes: [styles.hash] }
}

async function documentOf(
  address: string,
  id: string,
  styles: InlineStyles,
  input: PrerenderInput,
): Promise<string> {
  const { html, status, structuredData } = await input.bundle
    .render(address)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${address} cannot be rendered: ${reason}`, { cause: error })
    })
  const wanted = address === NOT_FOUND.path ? 404 : 200
  if (status !== wanted) {
    throw new Error(`${address} rendered with status ${status} instead of ${wanted}.`)
  }
  return completeDocument(html, {
    styles,
    starter: input.starter,
    policy: input.policyOf([styles.hash]),
    scripts: input.scriptsOf(id),
    navigation: input.bundle.navigation,
    structuredData,
    tags: input.tagsOf(address),
  })
}
