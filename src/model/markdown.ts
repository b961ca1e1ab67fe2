import type { Code, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { recentValues } from './recentValues.ts'

/** The Markdown that a text may contain (`TextFormat`). Undefined: none. */
type Markdown = 'inline' | 'blocks' | undefined

/** A part of a text with Markdown: plain characters or an element. The element `a` is a link with the attribute `to`. */
export type FormattedNode = string | FormattedElement

type FormattedElement = {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children: readonly FormattedNode[]
}

/** A range of a text: the index of its first character, and of the one after the last. */
type Range = { readonly start: number; readonly end: number }

/** A link in a text. */
export type TextLink = {
  readonly to: string
  readonly text: string
  /** The whole link, e.g. `[our team](/team)`. */
  readonly whole: Range
  /** Its text in Markdown, e.g. `our team`. */
  readonly label: Range
  /** Its target, e.g. `/team`. */
  readonly target: Range
}

/** Markup that pages show as it is written, or that has another problem. */
type LeftoverMarkup = {
  readonly index: number
  readonly markup: string
  readonly hint: string
  /** The problem. Default: pages show the markup as it is written. */
  readonly message?: string
}

/** A text with Markdown. */
type ParsedText = {
  readonly nodes: readonly FormattedNode[]
  readonly links: readonly TextLink[]
  readonly leftoverMarkup: readonly LeftoverMarkup[]
}

// Character references, definitions and blocks of HTML stay plain text. Without `codeIndented`, the lines of
// a text may be indented like the code around them.
const NEVER = 'characterReference codeIndented definition htmlFlow setextUnderline'.split(' ')
const BLOCKS = 'blockQuote codeFenced headingAtx list thematicBreak'.split(' ')

/**
 * A format can begin and end at punctuation inside a word or a sentence without spaces: `**Note:**text`, `は**「太字」**です`.
 * CommonMark reads a format there only if the other character is a space or punctuation, too.
 */
const attentionMarkers = {
  null: Array.from({ length: 0xffff }, (_, code) => code).filter((code) =>
    /[\p{P}\p{S}]/u.test(String.fromCharCode(code)),
  ),
}

const OPTIONS: Readonly<Record<NonNullable<Markdown>, Options>> = {
  inline: { extensions: [{ attentionMarkers, disable: { null: [...NEVER, ...BLOCKS] } }] },
  blocks: {
    extensions: [gfmTable(), { attentionMarkers, disable: { null: NEVER } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  },
}

/** Parses a text with Markdown. What is not allowed becomes plain text and is in `leftoverMarkup`. */
export function parseMarkdown(text: string, markdown: Markdown): ParsedText {
  // Most texts contain no Markdown.
  if (markdown === undefined || (markdown === 'inline' && !/[\\`*_[\]<>&#~=|]|^- /.test(text))) {
    return { nodes: [text], links: [], leftoverMarkup: [] }
  }
  return parsedTexts.get(`${markdown} ${text}`, () => parseTree(text, markdown))
}

/** The results, because several rules and the pages need the same texts. `generate()` begins a run. */
export const parsedTexts = recentValues<ParsedText>()

function parseTree(text: string, markdown: NonNullable<Markdown>): ParsedText {
  const parser = new Parser(text)
  const { children } = fromMarkdown(text, OPTIONS[markdown])
  const [paragraph] = children
  const nodes =
    markdown === 'inline' && paragraph?.type === 'paragraph'
      ? parser.inline(paragraph.children)
      : parser.blocks(children, 'top')
  const { links, leftoverMarkup } = parser
  const [markup = ''] = /^(?:#{1,6}|>|-) /.exec(text) ?? []
  if (markdown === 'inline' && markup !== '')
    leftoverMarkup.push({ index: 0, markup, hint: NO_BLOCKS })
  return { nodes, links, leftoverMarkup: leftoverMarkup.toSorted((a, b) => a.index - b.index) }
}

/** The characters of nodes. */
export const plainTextOf = (nodes: readonly FormattedNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainTextOf(node.children))).join('')

/** Converts the syntax tree of a text. */
class Parser {
  readonly text: string
  readonly links: TextLink[] = []
  readonly leftoverMarkup: LeftoverMarkup[] = []
  #hasSubheading = false

  constructor(text: string) {
    this.text = text
  }

  inline(nodes: readonly PhrasingContent[]): FormattedNode[] {
    return merged(nodes.flatMap((child) => this.#inlineNode(child)))
  }

  #inlineNode(node: PhrasingContent): FormattedNode | FormattedNode[] {
    const { start, end } = rangeOf(node)
    switch (node.type) {
      case 'text':
        this.leftoverMarkup.push(...leftoverMarkupIn(this.text.slice(start, end), start))
        return node.value
      case 'strong':
        return { tag: 'strong', children: this.inline(node.children) }
      case 'emphasis': {
        const children = this.inline(node.children)
        const marker = this.text.charAt(start)
        // Asterisks in words are no emphasis: "2*3*4", "Kolleg*innen und Kund*innen". Scripts without capital letters,
        // e.g. Japanese, may have no spaces between words.
        return /[\p{LC}\p{N}]$/u.test(this.text.slice(0, start))
          ? [marker, ...children, marker]
          : { tag: 'em', children }
      }
      case 'inlineCode':
        return { tag: 'code', children: [node.value] }
      case 'link': {
        const { title, children } = node
        const to = node.url
        if (this.text.startsWith('<', start)) return this.#shown(node, LINK_WITH_TEXT)
        if (title) return this.#shown(node, `Remove the title ${JSON.stringify(title)}.`)
        const content = this.inline(children)
        const text = plainTextOf(content)
        if (text.trim() === '') return this.#shown(node, 'Write the text of the link in [ ].')
        const last = children.at(-1)
        const label = { start: start + 1, end: last === undefined ? start + 1 : rangeOf(last).end }
        this.links.push({ to, text, whole: { start, end }, label, target: this.#target(label, to) })
        return { tag: 'a', attributes: { to }, children: content }
      }
      case 'image':
        return this.#shown(node, 'Texts contain no images: use a section with an image.')
      case 'break':
        return this.#shown(node, 'Begin a new paragraph with an empty line instead.')
      case 'html': {
        const source = this.text.slice(start, end)
        // Only the start tag of an element is reported.
        return source.startsWith('</') ? source : this.#shown(node, NO_HTML)
      }
      default:
        return this.#shown(node, 'Remove it.')
    }
  }

  #target(label: Range, to: string): Range {
    const [before = ''] = /^\]\(\s*<?/.exec(this.text.slice(label.end)) ?? []
    const start = label.end + before.length
    return { start, end: start + to.length }
  }

  /** Converts blocks: those of the text itself, or those in a list or a quote. */
  blocks(nodes: readonly RootContent[], level: 'top' | 'nested'): FormattedNode[] {
    return nodes.map((node) => this.#block(node, level))
  }

  #block(node: RootContent, place: 'top' | 'nested'): FormattedNode {
    switch (node.type) {
      case 'paragraph':
        return { tag: 'p', children: this.inline(node.children) }
      case 'heading': {
        const { depth, children } = node
        const isAllowed = depth === 2 || (depth === 3 && this.#hasSubheading)
        if (place === 'nested' || !isAllowed || children.length === 0)
          return { tag: 'p', children: [this.#shown(node, HEADINGS)] }
        this.#hasSubheading = true
        // The heading of the section is an `h2`.
        return { tag: `h${depth + 1}`, children: this.inline(children) }
      }
      case 'blockquote':
        return { tag: 'blockquote', children: this.blocks(node.children, 'nested') }
      case 'list': {
        const { ordered, start, children } = node
        const [item, ...others] = children
        const [paragraph, ...more] = item?.children ?? []
        // A sentence that begins with a date, e.g. "1. Januar", is no list.
        if (ordered && others.length + more.length === 0 && paragraph?.type === 'paragraph') {
          const number = this.text.slice(rangeOf(node).start, rangeOf(paragraph).start)
          return { tag: 'p', children: [number, ...this.inline(paragraph.children)] }
        }
        return {
          tag: ordered ? 'ol' : 'ul',
          attributes: ordered && start !== 1 ? { start } : {},
          children: children.map((item) => ({ tag: 'li', children: this.#item(item.children) })),
        }
      }
      case 'table':
        return this.#table(node)
      case 'code':
        return this.#codeBlock(node)
      default:
        return { tag: 'p', children: [this.#shown(node, 'Remove it.')] }
    }
  }

  /** The content of an entry of a list. A single paragraph needs no element of its own. */
  #item(nodes: readonly RootContent[]): FormattedNode[] {
    const [first, ...rest] = nodes
    return first?.type === 'paragraph' && !rest.some(({ type }) => type === 'paragraph')
      ? [...this.inline(first.children), ...this.blocks(rest, 'nested')]
      : this.blocks(nodes, 'nested')
  }

  #table({ align, children: [head, ...body] }: Table): FormattedNode {
    const isSentence = (cell: Table['children'][number]['children'][number]) => {
      const { start, end } = rangeOf(cell)
      return end - start > SENTENCE
    }
    const stacked =
      (head?.children.length ?? 0) > 2 &&
      body.some(({ children: [, ...cells] }) => cells.some(isSentence))
    /** `labels`: the titles of the columns, for phones. */
    const row = (cells: Table['children'][number] | undefined, labels?: readonly string[]) => ({
      tag: 'tr',
      children: (cells?.children ?? []).map((cell, column) => ({
        tag: labels ? 'td' : 'th',
        attributes: {
          ...(!labels && { scope: 'col' }),
          ...(align?.[column] === 'center' && { style: { textAlign: 'center' } }),
          // As in a section of the kind `table`.
          ...(align?.[column] === 'right' && { 'data-number': true }),
          ...(labels && stacked && column > 0 && { 'data-label': labels[column] }),
        },
        children: this.inline(cell.children),
      })),
    })
    const headRow = row(head)
    const titles = headRow.children.map(({ children }) => plainTextOf(children))
    if (head?.children.some(({ children }) => children.length === 0)) {
      const { start: index } = rangeOf(head)
      const message = 'A column of this table has no header.'
      this.leftoverMarkup.push({ index, message, markup: '', hint: TABLE })
    }
    const columns = headRow.children.length
    for (const cells of body) {
      const count = cells.children.length
      if (count === columns) continue
      const { start: index } = rangeOf(cells)
      const message = `The row of the table has ${count} ${count === 1 ? 'cell' : 'cells'}, but its header has ${columns}.`
      this.leftoverMarkup.push({
        index,
        message,
        markup: '',
        hint: 'Write a cell for each column.',
      })
    }
    return {
      tag: 'table',
      attributes: { label: titles.join(', '), ...(stacked && { stacked }) },
      children: [
        { tag: 'thead', children: [headRow] },
        { tag: 'tbody', children: body.map((cells) => row(cells, titles)) },
      ],
    }
  }

  /** A block of code. What follows the first `~~~` is its caption, and in braces the numbers of its marked lines. */
  #codeBlock(node: Code): FormattedNode {
    const { start: index, end } = rangeOf(node)
    const source = this.text.slice(index, end)
    const [fence = ''] = /^[`~]+/.exec(source) ?? []
    const info = [node.lang, node.meta].filter(Boolean).join(' ')
    const [braces = '', marked = ''] = /\s*\{([\d\s,-]+)\}$/.exec(info) ?? []
    const caption = info.slice(0, info.length - braces.length)
    const report = (message: string, hint: string) =>
      this.leftoverMarkup.push({ index, message, markup: '', hint })
    if (!new RegExp(String.raw`\n[\t >]*${fence}+\s*$`).test(source))
      report('This block of code has no end.', `Write ${fence} in a line below the code.`)
    if (caption === '')
      report(
        'This block of code has no caption.',
        `Write what it shows after ${fence}, e.g. ${fence} Detection rule in the Sigma format.`,
      )
    const lines = node.value.split('\n')
    const numbers = marked === '' ? [] : lineNumbers(marked)
    const missing = numbers.find((number) => number < 1 || number > lines.length)
    if (missing !== undefined)
      report(
        `This block of code has no line ${missing}.`,
        'Write numbers of its lines in the braces.',
      )
    const parts = lines.flatMap((line, index): FormattedNode[] => [
      ...(index === 0 ? [] : ['\n']),
      numbers.includes(index + 1) ? { tag: 'mark', children: [line] } : line,
    ])
    const code = { tag: 'code', children: merged(parts) }
    return {
      tag: 'figure',
      children: [
        ...(caption === '' ? [] : [{ tag: 'figcaption', children: [caption] }]),
        { tag: 'pre', children: [code] },
      ],
    }
  }

  /** The source of a node that is not allowed. */
  #shown(node: Nodes, hint: string): string {
    const { start, end } = rangeOf(node)
    const source = this.text.slice(start, end)
    this.leftoverMarkup.push({ index: start, markup: source.split('\n', 1)[0] ?? '', hint })
    return source
  }
}

/** The length from which a cell of a table is a sentence: phones show the cells of its row below each other. Characters. */
const SENTENCE = 30

/** Nodes without adjacent strings. */
function merged(nodes: readonly FormattedNode[]): FormattedNode[] {
  const result: FormattedNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (typeof node === 'string' && typeof last === 'string') result.splice(-1, 1, last + node)
    else result.push(node)
  }
  return result
}

/** The numbers of lines, e.g. `3, 5-7`. */
function lineNumbers(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

const NO_BLOCKS =
  'This text is one paragraph. Subheadings, lists and quotes are possible in the property text of a prose section.'

const HEADINGS =
  'Write ## for a subheading and ### for one below it, each at the start of a line outside of lists and quotes.'

const rangeOf = ({ position }: Nodes): Range => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

const TABLE =
  'Write a table as lines of | cell | cell |: first the headers, then | --- | --- | for as many columns, then the rows.'

/** Character references of HTML. */
export const REFERENCE = /&(?:amp|copy|gt|lt|[mn]dash|nbsp|quot|shy|#x?[\da-f]+);/i

const AS_TEXT = String.raw`If it is meant as text, write \\ before it.`

const NO_HTML = `Remove it, or write **bold**, *emphasis* or [text](/path) instead. ${AS_TEXT}`

const LINK_WITH_TEXT = 'Write a link with a text: [text](https://…).'

const REFERENCES = 'Write the target of a link in the link: [text](/path).'

/** Markup that is still in a text after it was parsed. */
const LEFT: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [REFERENCE, 'Write the character itself.'],
  [/<!--/, NO_HTML],
  [
    /\[[^\]]+\] ?\((?=\/|#|https?:|mailto:|tel:)[^)]*\)?/,
    'Write a link as [text](/path), without spaces in and before ( ).',
  ],
  [/\*\*(?=[^\s*])|(?<=[^\s*])\*\*/, `Write ** before and after the text. ${AS_TEXT}`],
  [/`/, `Write \` before and after the text. ${AS_TEXT}`],
  [/~~(?=\S)/, 'Remove it: texts cannot be struck through.'],
  [/\[\^[^\]]+\]/, 'Write the note in the text: texts have no footnotes.'],
  [/\[[^\]]+\] ?\[(?!\d+\])[^\]]*\]/, REFERENCES],
  [/^\[[^\]]+\]: ?(?=\/|#|https?:|mailto:|tel:)\S+/m, REFERENCES],
  [/^\[[ x]\](?= )/i, 'Remove it: lists have no check boxes.'],
  [/(?<=^[\t ]*)={2,}/m, HEADINGS],
  [/(?<=^[\t ]*)\|.*\|/m, TABLE],
]

/** The markup in a part of a text that the parser read as plain text. `offset`: where the part begins. */
function leftoverMarkupIn(source: string, offset: number): LeftoverMarkup[] {
  const withoutEscapes = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ')
  const markups = LEFT.flatMap(([pattern, hint]) => {
    const match = pattern.exec(withoutEscapes)
    return match === null ? [] : [{ index: offset + match.index, markup: match[0], hint }]
  })
  return markups.slice(0, 1)
}
