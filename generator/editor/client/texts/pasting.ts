import { linkTarget } from '../../../../src/model/link.ts'
import type { EditableText } from '../../protocol.ts'
import { canHaveParagraphs } from './findTexts.ts'

/** The characters that end a line or a paragraph in some programs. */
const SEPARATORS = /[\u2028\u2029]/g

/** The plain text that is pasted. `isLong`: whether it may contain several paragraphs. */
export function pastedText(text: string, isLong: boolean): string {
  const lines = directTarget(text).replaceAll(SEPARATORS, '\n')
  return isLong ? lines : lines.replaceAll(/\s*[\n\r]+\s*/g, ' ')
}

/**
 * The content that is pasted, from a web page, Word or another program, and what the author should know about it. Tiptap
 * then keeps only what the text may contain.
 *
 * @param text the text into which it is pasted
 * @param paths the paths of the pages of the site
 * @param isAfterWord whether there is a word, and no space, before the caret
 */
export function pastedContent(
  text: Pick<EditableText, 'markdown' | 'path'>,
  paths: readonly string[],
  content: string,
  isAfterWord = false,
) {
  const { body } = new DOMParser().parseFromString(content.replaceAll(SEPARATORS, ' '), 'text/html')
  const images = body.querySelectorAll('img, svg, video').length
  const links = [...body.querySelectorAll('a')].flatMap((link) => adaptLink(link, paths) ?? [])
  const isPlain = text.markdown !== 'blocks' && body.querySelector(LISTS_AND_TABLES) !== null
  const hasParagraphs = canHaveParagraphs(text)
  const hasBlocks =
    hasParagraphs && body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, tr').length > 1
  body.querySelectorAll('table').forEach(isPlain ? toParagraphs : toSimpleTable)
  if (!hasParagraphs) joinBlocks(body)
  toLists(body.querySelectorAll<HTMLElement>('p[style*="mso-list:"]'))
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '') paragraph.remove()
  }
  // Otherwise the first block would continue the word. What is copied from a text of the page has its start in it.
  if (isAfterWord && hasBlocks && body.querySelector('[data-pm-slice]') === null)
    body.prepend(document.createElement('p'))
  return {
    html: body.innerHTML,
    notes: [
      ...(images === 0
        ? []
        : [`Not pasted: ${images} ${images === 1 ? 'picture' : 'pictures'}. ${USE_SECTION}`]),
      ...(isPlain ? ['Tables and lists are pasted as plain text here.'] : []),
      ...links.slice(0, NAMED),
      ...(links.length > NAMED ? [`The same for ${links.length - NAMED} more.`] : []),
    ],
  }
}

const USE_SECTION = 'Show pictures with a section that has one.'

/** How many links the notes name. */
const NAMED = 3

/** Gives a pasted link a target that the site accepts, or removes it. Returns what the author should know. */
function adaptLink(link: HTMLAnchorElement, paths: readonly string[]): string | undefined {
  const written = link.getAttribute('href') ?? ''
  // The target of a link of the open text can contain an inserted value.
  if (/^$|[\uE000-\uF8FF]/.test(written)) return undefined
  const target = acceptedTarget(written, paths)
  const name = `“${link.textContent.trim()}”`
  if (target === undefined) {
    link.replaceWith(...link.childNodes)
    return `Pasted without the link of ${name}: ${written} is neither a page of this site nor a complete URL.`
  }
  link.setAttribute('href', target)
  return target === written ? undefined : `The link of ${name} now leads to ${target}.`
}

/** The target of a link as the site accepts it. Undefined: it is neither one of the pages at `paths` nor a complete URL. */
export function acceptedTarget(written: string, paths: readonly string[]): string | undefined {
  const direct = directTarget(written)
  const target = direct.startsWith(`${location.origin}/`)
    ? direct.slice(location.origin.length)
    : direct.replace(/^http:/, 'https:')
  const [path = ''] = target.split('#', 1)
  const isKnown = !path.startsWith('/') || path.includes('.') || paths.includes(path)
  return isKnown && linkTarget.safeParse(target).success ? target : undefined
}

/** The addresses that mail, search and chat programs write instead of the target of a link. */
const REDIRECT =
  /^(?:www\.google\.[a-z.]+\/url$|[a-z0-9]+\.safelinks\.protection\.outlook\.com\/|statics\.teams\.cdn\.office\.net\/|lm?\.(?:facebook|instagram)\.com\/|www\.linkedin\.com\/(?:redir|safety)\/|www\.youtube\.com\/redirect$|duckduckgo\.com\/l\/|slack-redir\.net\/)/

/** The target of a link without the address of a mail or search program. Another text stays as it is. */
export function directTarget(href: string): string {
  if (!/^https?:\S+$/.test(href) || !URL.canParse(href)) return href
  const { host, pathname, searchParams } = new URL(href)
  const targets = ['q', 'url', 'u', 'uddg'].map((name) => searchParams.get(name) ?? '')
  const target = targets.find((value) => /^https?:/.test(value))
  return target !== undefined && REDIRECT.test(host + pathname) ? directTarget(target) : href
}

/** The first row of a table has the headers, and a cell has one paragraph and one column. */
function toSimpleTable(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of Array.from(row.cells)) {
      joinBlocks(cell)
      // The page shows headers in bold.
      if (index === 0) unwrap(cell, 'b, strong')
      const cells = Array.from({ length: cell.colSpan }, () =>
        document.createElement(index === 0 ? 'th' : 'td'),
      )
      cells[0]?.append(...cell.childNodes)
      cell.replaceWith(...cells)
    }
  }
}

const LISTS_AND_TABLES = 'table, li, p[style*="mso-list:"]'

/** Each row of a table becomes a paragraph, with lines between its cells. The only cell of a row keeps its paragraphs. */
function toParagraphs(table: HTMLTableElement): void {
  const rows = Array.from(table.rows, (row) => {
    const paragraph = document.createElement(row.cells.length === 1 ? 'div' : 'p')
    for (const cell of row.cells) {
      if (row.cells.length > 1) joinBlocks(cell)
      paragraph.append(...(cell.previousElementSibling ? [' | '] : []), ...cell.childNodes)
    }
    return paragraph
  })
  table.replaceWith(table.caption ?? '', ...rows)
}

/** Joins the paragraphs and other blocks of an element to one. */
const joinBlocks = (element: HTMLElement) => unwrap(element, BLOCKS, ' ')

/** Replaces elements by their content, with a text after it. */
function unwrap(element: HTMLElement, selector: string, after = ''): void {
  for (const inner of element.querySelectorAll(selector))
    inner.replaceWith(...inner.childNodes, after)
}

const BLOCKS =
  'p, div, br, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, caption, tr, th, td'

/** Word writes the entries of a list as paragraphs, with their level in the style and their marker in the text. */
function toLists(entries: Iterable<HTMLElement>): void {
  /** The open lists, from the outermost to the innermost. */
  let lists: HTMLElement[] = []
  for (const entry of entries) {
    const [, level] = /\blevel(\d+)/.exec(entry.getAttribute('style') ?? '') ?? []
    const marker = entry.querySelector('[style*="mso-list:Ignore"]')
    const tag = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (entry.previousElementSibling !== lists[0]) lists = []
    lists = lists.slice(0, Number(level ?? 1))
    if (lists.at(-1)?.localName !== tag && lists.length === Number(level ?? 1)) lists.pop()
    while (lists.length < Number(level ?? 1)) {
      const list = document.createElement(tag)
      const outer = lists.at(-1)
      if (outer === undefined) entry.before(list)
      else (outer.lastElementChild ?? outer).append(list)
      lists.push(list)
    }
    const item = document.createElement('li')
    item.append(...entry.childNodes)
    lists.at(-1)?.append(item)
    entry.remove()
  }
}
