import type { EditableRegion, EditableText } from '../../protocol.ts'
import { EDITOR_ID } from '../status.ts'

/** The attribute of the element in which a text is edited. */
export const FIELD_ATTRIBUTE = 'data-text-field'

/** What shows a text on the page: a text node, or the element around a text with links and other elements. */
export type PageNode = Text | HTMLElement

/** A text node of the page, and the texts of the manifest that it can show. */
export type TextOnPage = {
  readonly node: PageNode
  /** At least one. If there are several, they have the same value, and the author chooses. */
  readonly candidates: readonly Candidate[]
  /** The key of its button. */
  readonly id: string
}

/** A text of the manifest that a text node can show, because it has the same value. */
export type Candidate = {
  readonly node: PageNode
  readonly text: EditableText
  /** The name of the part of the document, e.g. `Footer`. */
  readonly region: string
  /** Whether the text is the heading of a section and the node is in that heading. */
  readonly isHeading: boolean
}

/**
 * Whether a text can become several paragraphs: a long text, or a paragraph that is an entry of a list. The cells of a
 * table are as many as its columns.
 */
export const canHaveParagraphs = ({ markdown, path }: Pick<EditableText, 'markdown' | 'path'>) =>
  markdown === 'blocks' ||
  (markdown === 'inline' && typeof path.at(-1) === 'number' && path.at(-2) !== 'cells')

/**
 * Finds the text nodes that show texts of the manifest, in the order of the document. The texts of a node
 * are those with its value, of all regions around it. One is enough if
 *
 * - all have the same place in the manifest,
 * - the node is the heading of its section, or
 * - all are in the same list and each is shown once: lists are rendered in the order of the manifest.
 */
export function findTexts(
  { regions }: { readonly regions: readonly EditableRegion[] },
  root: ParentNode,
): TextOnPage[] {
  const all = regions.flatMap((region) => candidatesIn(region, root))
  const byNode = [...grouped(all, ({ node }) => node)].map(([node, ofNode]) => {
    const headings = ofNode.filter(({ isHeading }) => isHeading)
    const candidates = headings.length > 0 ? headings : ofNode
    return { node, candidates, id: candidates.map(({ text }) => text.path.join('.')).join(' ') }
  })
  return [...grouped(byNode, ({ id }) => id).values()]
    .flatMap(assignTexts)
    .toSorted((a, b) => position(a.node, b.node))
}

/** The text nodes in the element of a region that have the value of one of its texts. */
function candidatesIn({ selector, name, texts }: EditableRegion, root: ParentNode): Candidate[] {
  const element = selector === undefined ? null : root.querySelector(selector)
  if (element === null) return []
  const onPages = texts.filter(({ isOnPages }) => isOnPages)
  const byValue = grouped(onPages, ({ value, rendered }) => rendered ?? value)
  const hasElements = onPages.some(({ rendered }) => rendered !== undefined)
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const candidates: Candidate[] = []
  const elements = hasElements ? NodeFilter.SHOW_ELEMENT : 0
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT + elements)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const same = textsShownBy(node, byValue)
    if (same === undefined || !(node instanceof Text || node instanceof HTMLElement)) continue
    const element = node instanceof Text ? node.parentElement : node
    if (element?.closest(NOT_EDITED)) continue
    const isInHeading = heading?.contains(node) === true
    for (const text of same) {
      candidates.push({ node, text, region: name, isHeading: isInHeading && isHeading(text) })
    }
  }
  return candidates
}

/** Where no text is edited. The buttons of the consent bar close it: their texts are in the settings. */
const NOT_EDITED = `script, style, template, #${EDITOR_ID}, [${FIELD_ATTRIBUTE}], [aria-labelledby="consent-title"] button`

/** The texts that a node shows. A text with elements is in the innermost element that contains all of them. */
function textsShownBy(
  node: Node,
  texts: ReadonlyMap<string, readonly EditableText[]>,
): readonly EditableText[] | undefined {
  const content = contentOf(node)
  const isElement = node instanceof Element
  const same = texts.get(content)?.filter(({ rendered }) => (rendered !== undefined) === isElement)
  if (same === undefined || same.length === 0) return undefined
  if (!isElement) return same
  const isInline = node.matches(INLINE)
  const isInnermost = [...node.children].every(
    (child) => contentOf(child) !== content || child.matches(INLINE),
  )
  return isInnermost && !isInline ? same : undefined
}

/** The elements in a text. */
const INLINE = 'strong, em, code, a, .unbroken'

/** The characters of a node, without what pages add: the format and the size of downloads. */
function contentOf(node: Node): string {
  let content = node.textContent ?? ''
  const downloads = node instanceof Element ? node.querySelectorAll('a[download]') : []
  for (const { childNodes, textContent, lastChild } of downloads) {
    if (childNodes.length < 2) continue
    const added = lastChild?.textContent?.length ?? 0
    content = content.replace(textContent, textContent.slice(0, -added))
  }
  return content.trim()
}

const isHeading = ({ path }: EditableText) =>
  path.at(-1) === 'heading' && path.at(-3) === 'sections'

/** The texts of nodes that have the same candidates. */
const assignTexts = (nodes: readonly TextOnPage[]): TextOnPage[] =>
  nodes
    .toSorted((a, b) => position(a.node, b.node))
    .map(({ node, candidates, id }, index) => ({
      node,
      candidates:
        nodes.length === candidates.length && areInOneList(candidates)
          ? candidates.slice(index, index + 1)
          : withoutSamePlace(candidates),
      id: `${id} ${index}`,
    }))

/** Whether the paths differ in the indexes of lists only. */
const areInOneList = (candidates: readonly Candidate[]) =>
  new Set(
    candidates.map(({ text }) =>
      JSON.stringify(text.path.map((key) => (typeof key === 'number' ? 0 : key))),
    ),
  ).size === 1

const withoutSamePlace = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...grouped(candidates, ({ text }) => text.location ?? JSON.stringify(text.path)).values(),
  ].flatMap((same) => same.slice(0, 1))

/** Sorts nodes in the order of the document. */
export const position = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Items by their keys. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}
