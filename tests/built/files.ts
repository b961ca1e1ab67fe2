import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { pageFile } from '../../generator/hosting/resolveRequest.ts'
import { sitePages } from '../support/builtSite.ts'

/** The folder of the built site. */
export const DIST = path.resolve(import.meta.dirname, '../../dist')

/** The paths of all files of the built site. */
export const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))

/** The text of a built file. */
export const textOf = (name: string) => readFileSync(path.join(DIST, name), 'utf8')

/** The HTML of the document at a path. */
export const html = (pagePath: string) => textOf(pageFile(pagePath))

// These tests run in Node.js. Only parsing needs a DOM.
const { DOMParser } = new JSDOM('').window

/** Parses HTML or, with another type, XML. */
export const parse = (text: string, type: DOMParserSupportedType = 'text/html'): Document =>
  new DOMParser().parseFromString(text, type)

/** Every path with its HTML, including the not-found page. */
export const documents = [...sitePages.map(({ path: pagePath }) => pagePath), '/404'].map(
  (pagePath) => [pagePath, html(pagePath)] as const,
)

/** Every path with its parsed document. Tests share the documents, so they must not change them. */
export const parsedDocuments: ReadonlyMap<string, Document> = new Map(
  documents.map(([pagePath, text]) => [pagePath, parse(text)]),
)

/** The parsed document at a path. */
export function documentAt(pagePath: string): Document {
  const document = parsedDocuments.get(pagePath)
  if (document === undefined) throw new Error(`dist/ has no document for ${pagePath}.`)
  return document
}

/** The size of built files after compression, which does not make the shortest ones smaller. Bytes. */
export const compressedSize = (...names: readonly string[]): number =>
  names.reduce((total, name) => {
    const file = path.join(DIST, name)
    return total + (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
  }, 0)

/** The URLs of the scripts that a document loads. */
export type DocumentScripts = {
  /** The entry script, which loads all others. */
  readonly entry: string
  readonly others: readonly string[]
}

/** The scripts that a document loads. */
export function scriptsOf(html: string): DocumentScripts {
  const [, entry = '', others = ''] =
    /<script[^>]*\bsrc="([^"]*)"[^>]*\bdata-scripts="([^"]*)"/.exec(html) ?? []
  return { entry, others: others.split(' ').filter(Boolean) }
}
