import { STRUCTURED_DATA_BLOCK } from '../../src/shell/structuredDataBlock.ts'
import type { InlineStyles } from './inlineStyles.ts'
import { SPECULATION_RULES } from '../hosting/speculationRules.ts'

/** A script of the site. */
export type Script = {
  /** Its address. */
  readonly src: string
  /** What its content must be (W3C, Subresource Integrity). Default: anything. */
  readonly integrity?: string
}

/** What a document's head needs beside what React renders there. */
export type HeadParts = {
  /** The styles that it carries; or, where it carries none, the addresses of style sheets, in order. */
  readonly styles: InlineStyles | readonly string[]
  /** The starter script. */
  readonly starter: Script
  /** The document's policy, for hosts that set no headers. Default: none. */
  readonly policy?: string
  /** Addresses of the scripts that it brings: the one to run, then what it will ask for. */
  readonly scripts: readonly string[]
  /** The menu's data, for the browser's loader. */
  readonly navigation: unknown
  /** What the page says to search engines in their own terms. Default: nothing. */
  readonly structuredData?: unknown
  /** What else is said of the page: `<meta>` elements by their attributes. @default none */
  readonly tags?: readonly Readonly<Record<string, string>>[]
}

/** Completes a rendered document: its tags, style sheets, its starter and the navigation's data. */
export function completeDocument(html: string, parts: HeadParts): string {
  const { styles, starter, scripts, navigation, structuredData, policy, tags = [] } = parts
  const end = html.indexOf('</head>')
  if (end === -1) throw new Error('The rendered document has no head.')
  const elements = [
    ...tags.map((tag) => `<meta${attributes(tag)}>`),
    ...styleElements(styles),
    starterElement(starter, scripts),
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    dataElement('application/json', 'navigation-data', navigation),
    structuredData === undefined
      ? ''
      : dataElement('application/ld+json', STRUCTURED_DATA_BLOCK, structuredData),
  ]
  const start = policy === undefined ? 0 : html.indexOf(CHARSET) + CHARSET.length
  return [
    html.slice(0, start),
    policy === undefined ? '' : policyElement(policy),
    html.slice(start, end),
    ...elements,
    html.slice(end),
  ].join('')
}

/** The policy holds for what comes after it; before it is only what has to be in the first 1,024 bytes. */
const CHARSET = '<meta charSet="utf-8"/>'

const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`

const dataElement = (type: string, id: string, data: unknown) =>
  `<script type="${type}" id="${id}">${jsonForHtml(data)}</script>`

function starterElement({ src, integrity }: Script, scripts: readonly string[]): string {
  const check = integrity === undefined ? '' : ` integrity="${integrity}"`
  return `<script type="module" async fetchpriority="low" src="${src}"${check} data-scripts="${scripts.join(' ')}"></script>`
}

/**
 * Nothing has to be fetched for the first paint. The sheets that the element holds are named too,
 * disabled, so that no browser fetches them: Vite's loader takes a sheet with a link for loaded.
 */
const styleElements = (styles: HeadParts['styles']) =>
  'text' in styles
    ? [
        `<style>${styles.text}</style>`,
        ...styles.sheets.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
      ]
    : styles.map((href) => `<link rel="stylesheet" href="${href}">`)

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(
      ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
    .join('')

/** JSON that cannot end the element that holds it. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
