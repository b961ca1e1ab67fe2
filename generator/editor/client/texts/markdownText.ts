import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { diff3Merge } from 'node-diff3'
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown'
import { parseMarkdown, plainTextOf, type FormattedNode } from '../../../manifest/markdown.ts'
import type { EditableText, InsertedPart, TextPart } from '../../protocol.ts'
import { sourceOf, typedParts } from '../unsaved.ts'
import { CODE_ATTRIBUTE } from './textSchema.ts'

/**
 * In Markdown, an inserted value is one character of the private use area, also in the target of a link. The first of
 * them stands for the first value.
 */
const FIRST_CHARACTER = 0xe000
const CHARACTER = /([\uE000-\uF8FF])/

/** The values that a text inserts, without duplicates. */
class InsertedValues {
  readonly #values: readonly InsertedPart[]

  constructor(parts: readonly TextPart[]) {
    const values = parts.filter((part) => 'code' in part)
    this.#values = [...new Map(values.map((value) => [value.code, value])).values()]
  }

  /** The character that stands for the value with this code. */
  character(code: unknown): string {
    const index = this.#values.findIndex((value) => value.code === code)
    return index === -1 ? '' : String.fromCharCode(FIRST_CHARACTER + index)
  }

  /** The characters of a node. */
  charactersOf({ content }: Node, betweenBlocks?: string): string {
    return content.textBetween(0, content.size, betweenBlocks, ({ attrs }) =>
      this.character(attrs['code']),
    )
  }

  /** The parts of a text in which characters stand for values. */
  parts(text: string): TextPart[] {
    return text
      .split(CHARACTER)
      .filter((piece) => piece !== '')
      .map((piece) => this.#values[piece.charCodeAt(0) - FIRST_CHARACTER] ?? { text: piece })
  }

  /** The text in which characters stand for the values of its parts. */
  text(parts: readonly TextPart[]): string {
    return parts.map((part) => ('text' in part ? part.text : this.character(part.code))).join('')
  }
}

/**
 * Converts a text between its parts in the manifest and the document of the editor. The parser is that of the site, so
 * the editor shows what the page shows.
 *
 * @param saved the parts of the text in the manifest
 */
export function markdownText(
  schema: Schema,
  markdown: EditableText['markdown'],
  saved: readonly TextPart[],
) {
  const values = new InsertedValues(saved)

  const parse = (text: string): Node => {
    const content = document.createElement('div')
    content.append(...parseMarkdown(text, markdown).nodes.flatMap((node) => domNodes(node, values)))
    return DOMParser.fromSchema(schema).parse(content, { preserveWhitespace: true })
  }

  /** The characters of a document, without formats. */
  const plainText = (doc: Node) =>
    values
      .charactersOf(doc, ' ')
      .replaceAll(/[ \n]+/g, ' ')
      .trim()

  /** Whether the site shows these characters as they are, without a diagnostic. */
  const isPlain = (text: string) => {
    const { nodes, leftoverMarkup } = parseMarkdown(text.trim(), markdown)
    return plainTextOf(nodes) === text.trim() && leftoverMarkup.length === 0
  }

  const source = values.text(saved)
  const [, bullet = '-'] = /^\s*([*+-]) /m.exec(source) ?? []
  const serialize = (doc: Node): string => {
    if (markdown === undefined) return values.charactersOf(doc).trim()
    const trimmed = withoutOuterSpaces(doc)
    // Only what would be read as Markdown is escaped. If that is not enough, everything is.
    const text = write(trimmed, values, bullet, isPlain)
    return plainText(parse(text)) === plainText(doc)
      ? text
      : write(trimmed, values, bullet, () => false)
  }

  const original = serialize(parse(source))
  return {
    /** The document of a text. */
    documentOf: (parts: readonly TextPart[]) => parse(values.text(parts)),
    /** Whether a document differs from the text in the manifest. */
    isChanged: (doc: Node) => serialize(doc) !== original,
    /** The parts of a document that is not saved. They are found faster than those for the manifest. */
    unsavedParts: (doc: Node) => values.parts(serialize(doc)),
    /** The parts of a document for the manifest. What the author did not change has the bytes of the manifest. */
    parts(doc: Node): TextPart[] {
      const text = serialize(doc)
      const expected = parse(text)
      const merged = [WORDS, LINES].map((pattern) => merge(source, original, text, pattern))
      return values.parts(merged.find((candidate) => parse(candidate).eq(expected)) ?? text)
    },
    /** Whether Markdown can express the formats of a document: it has none for a part of a word. */
    isExpressible: (doc: Node) => plainText(parse(serialize(doc))) === plainText(doc),
    /** The target of a link as the author types it: inserted values are `${code}`. */
    linkSource: (href: string) => sourceOf(values.parts(href)),
    /** The `href` of a typed target. */
    linkHref: (typed: string) => values.text(typedParts(typed, saved)),
  }
}

/** The words of a text and the other characters, each with the space before it. */
const WORDS = /\s*(?:[\p{L}\p{N}]+|[^\s])|\s+/gu

const LINES = /.*\n?/g

/** Applies the changes between two texts to a third one, which is `before` in other words. */
const merge = (source: string, before: string, after: string, pattern: RegExp): string =>
  diff3Merge(pieces(source, pattern), pieces(before, pattern), pieces(after, pattern))
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
    .join('')

const pieces = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? []

/** The nodes of the DOM for a node of a text. */
function domNodes(node: FormattedNode, values: InsertedValues): (globalThis.Node | string)[] {
  if (typeof node === 'string') {
    return values.parts(node).map((part) => {
      if ('text' in part) return part.text
      const element = document.createElement('span')
      element.setAttribute(CODE_ATTRIBUTE, part.code)
      return element
    })
  }
  const { to, start, style, ...attributes } = node.attributes ?? {}
  const element = document.createElement(node.tag)
  if (to !== undefined) element.setAttribute('href', String(to))
  if (start !== undefined) element.setAttribute('start', String(start))
  if (style !== undefined) element.setAttribute('align', 'center')
  if (attributes['data-number'] === true) element.setAttribute('align', 'right')
  element.append(...node.children.flatMap((child) => domNodes(child, values)))
  return [element]
}

/** A document without the spaces at the start and the end of its lines, e.g. of a paragraph that was split. */
function withoutOuterSpaces(node: Node): Node {
  if (!node.inlineContent) return node.copy(Fragment.from(node.children.map(withoutOuterSpaces)))
  if (node.type.spec.code === true) return node
  const text = node.textBetween(0, node.content.size, '', '.')
  const start = text.length - text.trimStart().length
  return node.cut(start, Math.max(start, text.trimEnd().length))
}

/** Writes a document as Markdown. `bullet`: before an entry of a list. `isPlain`: whether characters need no escapes. */
function write(
  doc: Node,
  values: InsertedValues,
  bullet: string,
  isPlain: (text: string) => boolean,
): string {
  const serializer = new MarkdownSerializer(
    {
      ...defaultMarkdownSerializer.nodes,
      doc: (state, node) =>
        node.inlineContent ? state.renderInline(node) : state.renderContent(node),
      // The heading of the section is an `h2`.
      heading(state, node) {
        state.write(`${'#'.repeat(node.attrs['level'] - 1)} `)
        state.renderInline(node, false)
        state.closeBlock(node)
      },
      listItem: (state, node) => state.renderContent(node),
      bulletList: (state, node) => state.renderList(node, '  ', () => `${bullet} `),
      orderedList: (state, node) =>
        state.renderList(node, '   ', (index) => `${node.attrs['start'] + index}. `),
      table(state, node) {
        for (const line of tableLines(node, (cell) => serializer.serialize(cell))) {
          state.ensureNewLine()
          state.write(line)
        }
        state.closeBlock(node)
      },
      codeFigure(state, node) {
        const [caption, code] = node.children.map((child) => values.charactersOf(child))
        // A fence is longer than all of the code.
        const lengths = (code?.match(/~{3,}/g) ?? []).map(({ length }) => length + 1)
        const fence = '~'.repeat(Math.max(3, ...lengths))
        state.write(`${fence} ${caption}\n`)
        state.text(`${code}\n${fence}`, false)
        state.closeBlock(node)
      },
      inserted: (state, { attrs }) => state.text(values.character(attrs['code']), false),
      text: (state, { text = '' }) => state.text(text, !isPlain(text)),
    },
    {
      bold: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
      italic: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
      code: { open: '`', close: '`', escape: false },
      link: { open: '[', close: (_, { attrs }) => `](${attrs['href']})`, mixable: true },
    },
    { escapeExtraCharacters: /[<&|=]/g },
  )
  return serializer
    .serialize(doc.type.create(null, doc), { tightLists: true })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The lines of a table in Markdown. Its first row has the headers. */
function tableLines({ children: rows }: Node, cellText: (cell: Node) => string): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = '', ...body] = rows.map(({ children: cells }) =>
    line(cells.map((cell) => cellText(cell).replaceAll('|', String.raw`\|`))),
  )
  const rule = line(
    (rows[0]?.children ?? []).map(({ attrs: { align } }) =>
      align === 'center' ? ':---:' : align === 'right' ? '---:' : '---',
    ),
  )
  return [head, rule, ...body]
}
