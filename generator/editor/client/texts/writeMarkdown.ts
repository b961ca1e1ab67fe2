import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown'

/** What decides how a document is written. */
type Writing = {
  /** Before an entry of a list: `-`, `*` or `+`. */
  readonly bullet: string
  /** The character that stands for the inserted value with this code. */
  readonly character: (code: unknown) => string
  /** The document that pages show for a text. */
  readonly parse: (text: string) => Node
  /** Whether pages show a text without a diagnostic. */
  readonly isClean: (text: string) => boolean
}

/** What is before and after the text of a block when it is parsed alone. */
const SURROUNDINGS = {
  paragraph: ['', ''],
  heading: ['## ', ''],
  cell: ['| ', ' |\n| --- |'],
} as const

type Place = keyof typeof SURROUNDINGS

/** Writes a document that is `savable` as Markdown. Only what would be read as Markdown is escaped. */
export function writeMarkdown(doc: Node, writing: Writing): string {
  const { parse, isClean } = writing
  const shows = (text: string, node: Node) => shownBy(parse(text)).includes(`>${shownIn(node)}<`)
  const write = (textOf: (block: Node, place: Place) => string) => writeBlocks(doc, writing, textOf)
  const unescaped = write((block, place) => inlineText(block, place, writing))
  if (isClean(unescaped) && shows(unescaped, doc)) return unescaped
  /** The shortest text with which pages show a block, otherwise its characters without formats. */
  const textOf = (block: Node, place: Place) => {
    const [before, after] = SURROUNDINGS[place]
    let text = ''
    for (const adjusted of FORMATS.map((adjust) => adjust(block))) {
      for (const way of WAYS) {
        text = inlineText(adjusted, place, writing, way)
        const whole = before + text + after
        if (shows(whole, adjusted) && isClean(whole)) return text
      }
    }
    return text
  }
  const text = write(textOf)
  if (shows(text, doc)) return text
  // The number of a paragraph would continue a list, or begin one with the next paragraph.
  return write((block, place) =>
    place === 'paragraph' ? withoutNumber(textOf(block, place)) : textOf(block, place),
  )
}

/** A block with the marks that a function returns for each of its nodes. */
const withMarks = (block: Node, marksOf: (node: Node, before: Node | null) => readonly Mark[]) =>
  block.copy(
    Fragment.from(
      block.children.map((node, index) => node.mark(marksOf(node, block.maybeChild(index - 1)))),
    ),
  )

/** The formats of a block that are tried, from all to none. The site reads no emphasis that begins inside a word. */
const FORMATS: readonly ((block: Node) => Node)[] = [
  (block) => block,
  (block) =>
    withMarks(block, ({ marks }, before) =>
      /[\p{LC}\p{N}]$/u.test(before?.text ?? '')
        ? marks.filter(({ type }) => type.name !== 'italic')
        : marks,
    ),
  (block) => withMarks(block, () => []),
]

/** The ways to write a block that are tried. */
const WAYS = [false, true].flatMap((isEscaped) =>
  ['*', '_'].map((emphasis) => ({ isEscaped, emphasis })),
)

/** What is Markdown anywhere in a text. */
const SPECIAL =
  /[\\`*[\]|]|<(?=[a-z/!?])|~(?=~)|&(?=[#\w]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<=^|\s)#+$|=(?==)|(?<==)=/giu

/** What is Markdown at the start of a text. */
const START = /^(?:[-+#](?=[-+#\s]|$)|[>~])/

/** A `|` after an even number of backslashes: it ends a cell. */
const END_OF_CELL = /(?<=(?:^|[^\\])(?:\\\\)*)\|/g

const ESCAPED = String.raw`\$&`

/** A text whose number at its start is no entry of a list. */
const withoutNumber = (text: string) => text.replace(/^\d{1,9}(?=[.)](?:\s|$))/, '$&\\')

/** Writes the text of a block with its formats. */
function inlineText(block: Node, place: Place, { character }: Writing, way = WAYS[0]): string {
  const { isEscaped = false, emphasis = '*' } = way ?? {}
  const escaped = (text: string, isStart: boolean) => {
    const inside = text.replaceAll(SPECIAL, ESCAPED)
    return isStart ? withoutNumber(inside.replace(START, ESCAPED)) : inside
  }
  const target = ({ attrs }: Mark) => {
    const href = String(attrs['href']).replaceAll(/\s/g, encodeURIComponent)
    return isEscaped ? href.replaceAll(/[\\()<]|&(?=[#\w]+;)/g, ESCAPED) : href
  }
  const format = { mixable: true, expelEnclosingWhitespace: true }
  const text = new MarkdownSerializer(
    {
      inserted: (state, { attrs }) => state.text(character(attrs['code']), false),
      text: (state, { text = '' }, _, index) =>
        state.text(isEscaped ? escaped(text, index === 0) : text, false),
    },
    {
      ...defaultMarkdownSerializer.marks,
      bold: { ...format, open: '**', close: '**' },
      italic: { ...format, open: emphasis, close: emphasis },
      link: { mixable: true, open: '[', close: (_, mark) => `](${target(mark)})` },
    },
    { strict: false },
  ).serialize(block.type.create(null, block))
  return place === 'cell' ? text.replaceAll(END_OF_CELL, ESCAPED) : text
}

/** Writes the blocks of a document. */
function writeBlocks(
  doc: Node,
  { bullet, character }: Writing,
  textOf: (block: Node, place: Place) => string,
): string {
  const bullets = [bullet, bullet === '-' ? '*' : '-']
  const serializer = new MarkdownSerializer(
    {
      ...defaultMarkdownSerializer.nodes,
      doc: (state, node) =>
        node.inlineContent ? state.write(textOf(node, 'paragraph')) : state.renderContent(node),
      paragraph(state, node) {
        state.write(textOf(node, 'paragraph'))
        state.closeBlock(node)
      },
      // The heading of the section is an `h2`.
      heading(state, node) {
        state.write(`${'#'.repeat(node.attrs['level'] - 1)} ${textOf(node, 'heading')}`)
        state.closeBlock(node)
      },
      listItem: (state, node) => state.renderContent(node),
      bulletList: (state, node, parent, index) =>
        state.renderList(node, '  ', () => `${bullets[listsBefore(parent, index) % 2]} `),
      orderedList(state, node, parent, index) {
        const marker = '.)'.charAt(listsBefore(parent, index) % 2)
        state.renderList(node, '   ', (entry) => `${node.attrs['start'] + entry}${marker} `)
      },
      table(state, node) {
        for (const line of tableLines(node, (cell) => textOf(cell, 'cell'))) {
          state.ensureNewLine()
          state.write(line)
        }
        state.closeBlock(node)
      },
      codeFigure(state, node) {
        const [caption = '', code = ''] = node.children.map(({ content }) =>
          content.textBetween(0, content.size, '', ({ attrs }) => character(attrs['code'])),
        )
        // A fence is longer than all of the code.
        const lengths = (code.match(/~{3,}/g) ?? []).map(({ length }) => length + 1)
        const fence = '~'.repeat(Math.max(3, ...lengths))
        state.write(`${fence} ${caption}\n`)
        state.text(`${code}\n${fence}`, false)
        state.closeBlock(node)
      },
    },
    {},
  )
  return serializer
    .serialize(doc.type.create(null, doc), { tightLists: true })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** How many lists of its kind are directly before a list. They have another marker: otherwise they are one list. */
function listsBefore({ children }: Node, index: number): number {
  const kind = children[index]?.type
  return index - 1 - children.slice(0, index).findLastIndex(({ type }) => type !== kind)
}

/** The lines of a table in Markdown. Its first row has the headers. */
function tableLines({ children: rows }: Node, textOf: (paragraph: Node) => string): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = '', ...body] = rows.map(({ children: cells }) =>
    line(cells.flatMap(({ children }) => children.map(textOf))),
  )
  const rule = line(
    (rows[0]?.children ?? []).map(({ attrs: { align } }) =>
      align === 'center' ? ':---:' : align === 'right' ? '---:' : '---',
    ),
  )
  return [head, rule, ...body]
}

/** Blocks whose parts are written also if they are empty. */
const FIXED: readonly string[] = ['table', 'tableRow', 'tableHeader', 'tableCell', 'codeFigure']

/**
 * What pages show of a document: no empty blocks, no spaces at the start and the end of a line, a numbered list with one
 * entry as a paragraph with its number, and no smaller subheading before the first subheading.
 */
export function savable(doc: Node): Node {
  let hasSubheading = false
  const convert = (node: Node): Node => {
    if (node.inlineContent) return node.type.spec.code === true ? node : withoutOuterSpaces(node)
    const children = node.children.map(convert).map((child) => {
      if (child.type.name !== 'heading') return numberedParagraph(child) ?? child
      const level = hasSubheading ? child.attrs['level'] : 3
      hasSubheading = true
      return child.type.create({ level }, child.content)
    })
    const isFixed = FIXED.includes(node.type.name)
    return node.copy(Fragment.from(children.filter(({ childCount }) => isFixed || childCount > 0)))
  }
  return convert(doc)
}

/** The paragraph of a numbered list with one entry, e.g. `1. Januar`. Undefined for other blocks. */
function numberedParagraph({ type, attrs, children: [entry, ...others] }: Node): Node | undefined {
  const [paragraph, ...more] = entry?.children ?? []
  if (type.name !== 'orderedList' || others.length + more.length > 0) return undefined
  const number = Fragment.from(type.schema.text(`${attrs['start']}. `))
  return paragraph?.copy(number.append(paragraph.content))
}

/** A block without the spaces at its start and its end, and without formats of spaces. */
function withoutOuterSpaces(block: Node): Node {
  const text = block.textBetween(0, block.content.size, '', '.')
  const start = text.length - text.trimStart().length
  const trimmed = block.cut(start, Math.max(start, text.trimEnd().length))
  return withMarks(trimmed, ({ text, marks }) => (text?.trim() === '' ? [] : marks))
}

/** What pages show of a node, to compare it: its characters and their formats. Spaces have no format. */
export function shownBy(node: Node): string {
  const { type, attrs, marks, text } = node
  if (type.spec.code === true) return node.textContent
  if (node.isInline) {
    const formats = marks.map((mark) => `{${mark.type.name}${mark.attrs['href'] ?? ''}}`).join('')
    return (text ?? attrs['code']).replaceAll(/\S/gu, (character: string) => formats + character)
  }
  const shown = shownIn(node)
  const name = type.name + (attrs['level'] ?? attrs['start'] ?? '')
  return shown === '' ? '' : `<${name}>${shown}</${name}>`
}

const shownIn = ({ children }: Node) =>
  children.map(shownBy).join('').replaceAll(/\s+/g, ' ').trim()
