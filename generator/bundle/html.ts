import { NAVIGATION_BLOCK } from '../../src/shell/header/navigationStore.ts'
import { STRUCTURED_DATA_BLOCK } from '../../src/shell/structuredDataBlock.ts'
import { SPECULATION_RULES } from '../hosting/policy.ts'
import { escapeXml } from '../text.ts'
import { policyHash } from '../files.ts'

/** A script element. */
export type Script = {
  /** The URL of the script. */
  readonly src: string
  /** The `integrity` attribute (Subresource Integrity), e.g. `sha256-…`. Default: none. */
  readonly integrity?: string
}

/** The inline styles of a page. */
export type InlineStyles = {
  /** The content of the `<style>` element: all style sheets, in order. */
  readonly text: string
  /** The hash of the content for the Content Security Policy, e.g. `sha256-…`. */
  readonly hash: string
  /** The URLs of the style sheets. */
  readonly sheets: readonly string[]
  /** The URL of the style sheet for printed pages, which browsers load last. */
  readonly print: string
}

/** What the build adds to the `<head>` that React rendered. */
export type HtmlHead = {
  /** The inline styles of a build, or the URLs of the style sheets in development. */
  readonly styles: InlineStyles | readonly string[]
  /** The entry script. It loads `scripts` after the first paint. */
  readonly entry: Script
  /** The Content Security Policy as `<meta>`, for hosts that send no headers. Default: none. */
  readonly policy?: string
  /** The URLs of the page's scripts: the client entry, and then all others, each after those that it imports. */
  readonly scripts: readonly string[]
  /** The text of a script that runs before the first paint. Default: none. */
  readonly script?: string | undefined
  /** The data of the menu. The client reads it from the page. */
  readonly navigation: unknown
  /** The page that React rendered. */
  readonly page: {
    /** Its canonical path. The client hydrates it only if the router loads this page. */
    readonly path: string
    /** The JSON-LD for search engines. Default: none. */
    readonly structuredData?: unknown
  }
  /** More `<meta>` elements, by their attributes. Default: none. */
  readonly tags?: readonly Readonly<Record<string, string>>[]
  /** More `<link>` elements, by their attributes. Default: none. */
  readonly links?: readonly Readonly<Record<string, string>>[]
}

/** Adds to a rendered page: meta elements, styles, the entry script and data. */
export function completeHtml(html: string, parts: HtmlHead): string {
  const { styles, script, navigation, page, policy, tags = [], links = [] } = parts
  const end = positionIn(html, '</head>')
  const elements = [
    ...tags.map((tag) => `<meta${attributes(tag)}>`),
    ...links.map((link) => `<link${attributes(link)}>`),
    ...styleElements(styles),
    script === undefined ? '' : `<script>${script}</script>`,
    entryElement(parts),
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    dataElement('application/json', NAVIGATION_BLOCK, navigation),
    page.structuredData === undefined
      ? ''
      : dataElement('application/ld+json', STRUCTURED_DATA_BLOCK, page.structuredData),
  ]
  const start = policy === undefined ? 0 : positionIn(html, CHARSET) + CHARSET.length
  return [
    html.slice(0, start),
    policy === undefined ? '' : policyElement(policy),
    html.slice(start, end),
    ...elements,
    html.slice(end),
  ].join('')
}

/** The position of a text that React rendered. Throws if it is not there, e.g. because React prints it differently. */
export function positionIn(html: string, rendered: string): number {
  const position = html.indexOf(rendered)
  if (position === -1) throw new Error(`The rendered page has no ${rendered}.`)
  return position
}

/**
 * A policy applies only to what comes after it, so the element follows directly after the character
 * set, which has to be in the first 1,024 bytes.
 */
const CHARSET = '<head><meta charSet="utf-8"/>'

const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`

const dataElement = (type: string, id: string, data: unknown) =>
  `<script type="${type}" id="${id}">${jsonForHtml(data)}</script>`

function entryElement({ entry, scripts, page }: HtmlHead): string {
  const { src, integrity } = entry
  const check = integrity === undefined ? '' : ` integrity="${integrity}"`
  const data = attributes({ 'data-page': page.path, 'data-scripts': scripts.join(' ') })
  return `<script type="module" async fetchpriority="low" src="${src}"${check}${data}></script>`
}

/**
 * The styles are inline, so the first paint needs no request. Their style sheets are linked too, but
 * disabled: browsers do not load disabled ones, and Vite does not load a style sheet that is linked.
 */
const styleElements = (styles: HtmlHead['styles']) =>
  'text' in styles
    ? [
        `<style>${styles.text}</style>`,
        `<link rel="stylesheet" media="print" href="${styles.print}">`,
        ...styles.sheets.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
      ]
    : styles.map((href) => `<link rel="stylesheet" href="${href}">`)

/** Joins style sheets into the content of one style element. `print`: the URL of the style sheet for printed pages. */
export function inlineStyles(
  sheets: readonly string[],
  texts: readonly string[],
  print: string,
): InlineStyles {
  const text = texts.map((sheet) => sheet.trim()).join('')
  if (/<\/style/i.test(text))
    throw new Error('A style sheet contains "</style", which would close the <style> element.')
  return { text, hash: policyHash(text), sheets, print }
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** JSON for a `<script>` element: `<` is escaped, so the text cannot close the element. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
