/**
 * The content that is pasted, from a web page, Word or another program. Tiptap then keeps only what the text may contain.
 *
 * @param isLong whether the text may contain blocks. Otherwise it is one paragraph
 */
export function pastedHtml(html: string, isLong: boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (isLong) body.querySelectorAll('table').forEach(toSimpleTable)
  else joinBlocks(body)
  toLists(body.querySelectorAll<HTMLElement>('p[style*="mso-list:"]'))
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '') paragraph.remove()
  }
  return body.innerHTML
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

/** Joins the paragraphs and other blocks of an element to one. */
const joinBlocks = (element: HTMLElement) => unwrap(element, BLOCKS, ' ')

/** Replaces elements by their content, with a text after it. */
function unwrap(element: HTMLElement, selector: string, after = ''): void {
  for (const inner of element.querySelectorAll(selector))
    inner.replaceWith(...inner.childNodes, after)
}

const BLOCKS = 'p, div, br, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, tr, th, td'

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
