import { sourceOf, typedParts, type TextPart } from '../../../../src/model/textParts.ts'
import type { EditableText } from '../../protocol.ts'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { parseMarkdown, type FormattedNode } from '../../../../src/model/markdown.ts'
import { mergeTexts, WORDS } from '../mergedText.ts'
import { CODE_ATTRIBUTE } from './textSchema.ts'
import { savable, shownBy, writeMarkdown } from './writeMarkdown.ts'

/**
 * In Markdown, an inserted value is one character of the private use area, also in the target of a link. The first of
 * them stands for the first value.
 */
const FIRST_CHARACTER = 0xe000
const CHARACTER = /([\uE000-\uF8FF])/

/** What converts the values that a text inserts to characters, and back. */
function insertedValues(saved: readonly TextPart[]) {
  const inserted = saved.filter((part) => 'code' in part)
  const values = [...new Map(inserted.map((value) => [value.code, value])).values()]
  /** The character that stands for the value with this code. */
  const character = (code: unknown): string => {
    const index = values.findIndex((value) => value.code === code)
    return index === -1 ? '' : String.fromCharCode(FIRST_CHARACTER + index)
  }
  return {
    character,
    parts: (text: string): TextPart[] =>
      text
        .split(CHARACTER)
        .filter((piece) => piece !== '')
        .map((piece) => values[piece.charCodeAt(0) - FIRST_CHARACTER] ?? { text: piece }),
    text: (parts: readonly TextPart[]): string =>
      parts.map((part) => ('text' in part ? part.text : character(part.code))).join(''),
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
  const values = insertedValues(saved)

  /** The texts that are parsed alone: each paragraph, if the text can only contain paragraphs. */
  const divided = (text: string) =>
    markdown !== 'blocks' && 'paragraph' in schema.nodes ? text.split('\n\n') : [text]

  const parse = (text: string): Node => {
    const content = document.createElement('div')
    for (const paragraph of divided(text)) {
      const { nodes } = parseMarkdown(paragraph, markdown)
      const element = document.createElement('div')
      element.append(...nodes.flatMap((node) => domNodes(node, values)))
      content.append(element)
    }
    return DOMParser.fromSchema(schema).parse(content, { preserveWhitespace: true })
  }

  const source = values.text(saved)
  const [, bullet = '-'] = /^\s*([*+-]) /m.exec(source) ?? []
  const isClean = (text: string) =>
    divided(text).every((each) => parseMarkdown(each, markdown).leftoverMarkup.length === 0)
  const { character } = values
  const texts = new WeakMap<Node, string>()
  const serialize = (doc: Node): string => {
    if (markdown === undefined) {
      const { size } = doc.content
      return doc.textBetween(0, size, '', ({ attrs }) => character(attrs['code'])).trim()
    }
    const text =
      texts.get(doc) ?? writeMarkdown(savable(doc), { bullet, character, parse, isClean })
    texts.set(doc, text)
    return text
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
      if (text === original) return [...saved]
      const expected = shownBy(parse(text))
      for (const pattern of text.length > LONG ? PIECES.slice(-1) : PIECES) {
        const merged = mergeTexts(source, original, text, pattern)
        if (shownBy(savable(parse(merged))) === expected) return values.parts(merged)
      }
      return values.parts(text)
    },
    /** Whether pages show all formats of a document: Markdown has no emphasis that begins inside a word. */
    isExpressible: (doc: Node) =>
      markdown === undefined || shownBy(parse(serialize(doc))) === shownBy(savable(doc)),
    /** The target of a link as the author types it: inserted values are `${code}`. */
    linkSource: (href: string) => sourceOf(values.parts(href)),
    /** The `href` of a typed target. */
    linkHref: (typed: string) => values.text(typedParts(typed, saved)),
  }
}

/** What is compared: words and other characters, with the space before them or after them, or lines. */
const PIECES = [WORDS, /(?:[\p{L}\p{N}]+|[^\s]) ?|\s+/gu, /.*\n?/g] as const

/** The words of a longer text are not compared: it would take seconds. Characters. */
const LONG = 20_000

/** The nodes of the DOM for a node of a text. */
function domNodes(
  node: FormattedNode,
  values: ReturnType<typeof insertedValues>,
): (globalThis.Node | string)[] {
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
