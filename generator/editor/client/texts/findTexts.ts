import type { EditablePage, EditableText, EditableRegion, TextPart } from '../../protocol.ts'

/** A text node of the page, and the texts of the manifest that it can show. */
export type ShownText = {
  readonly node: Text
  /** At least one. If there are several, they have the same value, and the author chooses. */
  readonly candidates: readonly Candidate[]
  /** The key of its button. */
  readonly id: string
}

/**
 * Finds the text nodes that show texts of the manifest, in the order of the document. The texts of a node
 * are those with its value, of all regions around it. One is enough if
 *
 * - all have the same place in the manifest,
 * - the node is the heading of its section, or
 * - all are in the same list and each is shown once: lists are rendered in the order of the manifest.
 */
export function findTexts(
  { regions }: Pick<EditablePage, 'regions'>,
  root: ParentNode,
): ShownText[] {
  const found = new Map<Text, readonly Candidate[]>()
  for (const region of regions) {
    const element = region.selector === undefined ? null : root.querySelector(region.selector)
    if (element === null) continue
    for (const [node, candidates] of candidatesIn(element, region)) {
      found.set(node, [...(found.get(node) ?? []), ...candidates])
    }
  }
  return groupsOf(found)
    .flatMap(shownTexts)
    .toSorted((a, b) => position(a.node, b.node))
}

/** Nodes with the same candidates, in the order of the document. */
type Group = {
  readonly id: string
  readonly nodes: readonly Text[]
  readonly candidates: readonly Candidate[]
}

function groupsOf(found: ReadonlyMap<Text, readonly Candidate[]>): Group[] {
  const groups = new Map<string, Group>()
  for (const [node, all] of found) {
    const headings = all.filter(({ isHeading }) => isHeading)
    const candidates = headings.length > 0 ? headings : all
    const id = candidates.map(({ text }) => text.path.join('.')).join(' ')
    const nodes = [...(groups.get(id)?.nodes ?? []), node].toSorted(position)
    groups.set(id, { id, nodes, candidates })
  }
  return [...groups.values()]
}

function shownTexts({ id, nodes, candidates }: Group): ShownText[] {
  const isInOrder = nodes.length === candidates.length && areInOneList(candidates)
  return nodes.map((node, index) => ({
    node,
    candidates: isInOrder ? candidates.slice(index, index + 1) : withoutSamePlace(candidates),
    id: `${id} ${index}`,
  }))
}

/** Whether the paths differ in the indexes of lists only. */
const areInOneList = (candidates: readonly Candidate[]) =>
  new Set(
    candidates.map(({ text }) =>
      JSON.stringify(text.path.map((key) => (typeof key === 'number' ? 0 : key))),
    ),
  ).size === 1

function withoutSamePlace(candidates: readonly Candidate[]): Candidate[] {
  const placeOf = ({ path, location }: EditableText) => location ?? JSON.stringify(path)
  const places = candidates.map(({ text }) => placeOf(text))
  return candidates.filter(({ text }, index) => places.indexOf(placeOf(text)) === index)
}

const position = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** A text of the manifest that a text node can show, because it has the same value. */
export type Candidate = {
  readonly text: EditableText
  /** The name of the part of the document, e.g. `Footer`. */
  readonly region: string
  /** Whether the text is the heading of a section and the node is in that heading. */
  readonly isHeading: boolean
}

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

/** The text nodes in the element of a region that have the value of one of its texts. */
function candidatesIn(
  element: Element,
  { name, texts }: EditableRegion,
): Map<Text, readonly Candidate[]> {
  const byValue = textsByValue(texts)
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const found = new Map<Text, readonly Candidate[]>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const same = byValue.get(node.data.trim())
    if (same === undefined) continue
    if (node.parentElement?.closest(`script, style, template, #${EDITOR_ID}`)) continue
    const isInHeading = heading?.contains(node) === true
    found.set(
      node,
      same.map((text) => ({ text, region: name, isHeading: isInHeading && isHeading(text) })),
    )
  }
  return found
}

function textsByValue(texts: readonly EditableText[]): Map<string, EditableText[]> {
  const groups = new Map<string, EditableText[]>()
  for (const text of texts) {
    if (text.isOnPages) groups.set(text.value, [...(groups.get(text.value) ?? []), text])
  }
  return groups
}

const isHeading = ({ path }: EditableText) =>
  path.at(-1) === 'heading' && path.at(-3) === 'sections'

/** The attribute of the element that stands for an inserted value. */
const CODE = 'data-inserted'

/** Fills an element with the parts of a text. Inserted values are elements that cannot be edited. */
export function showParts(
  element: HTMLElement,
  parts: readonly TextPart[],
  tokenClass: string | undefined,
): void {
  element.replaceChildren(
    ...parts.map((part) => {
      if ('text' in part) return part.text
      const token = document.createElement('span')
      token.className = tokenClass ?? ''
      token.contentEditable = 'false'
      token.setAttribute(CODE, part.code)
      token.textContent = part.value
      return token
    }),
  )
}

/** The parts that an element contains after editing. Line breaks become spaces; spaces at both ends are removed. */
export function readParts(element: HTMLElement): TextPart[] {
  const parts: TextPart[] = []
  for (const node of element.childNodes) {
    const code = node instanceof Element ? node.getAttribute(CODE) : null
    const content = node.textContent ?? ''
    const last = parts.at(-1)
    if (code !== null) parts.push({ code, value: content })
    else if (last !== undefined && 'text' in last) {
      parts[parts.length - 1] = { text: last.text + oneLine(content) }
    } else parts.push({ text: oneLine(content) })
  }
  return trimmed(parts).filter((part) => !('text' in part) || part.text !== '')
}

const oneLine = (text: string) => text.replaceAll(/\s*[\n\r]+\s*/g, ' ')

const trimmed = (parts: readonly TextPart[]): TextPart[] =>
  parts.map((part, index) => {
    if (!('text' in part)) return part
    const start = index === 0 ? part.text.trimStart() : part.text
    return { text: index === parts.length - 1 ? start.trimEnd() : start }
  })

/** The inserted value that an element stands for. Undefined for other elements. */
export const insertedCode = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest(`[${CODE}]`)?.getAttribute(CODE) ?? undefined)
    : undefined

/** Texts of the page that lie equally high. */
type TextLayer = {
  /** The `z-index` of the part that lies above the page, e.g. of a sticky header. Undefined: the page itself. */
  readonly zIndex: number | undefined
  readonly texts: readonly ShownText[]
}

/** The texts by the part of the document that contains them, so that no button lies over a higher part. */
export function byHeight(shown: readonly ShownText[]): TextLayer[] {
  const layers = new Map<number | undefined, ShownText[]>()
  for (const text of shown) {
    const zIndex = zIndexOf(text.node)
    layers.set(zIndex, [...(layers.get(zIndex) ?? []), text])
  }
  return [...layers].map(([zIndex, texts]) => ({ zIndex, texts }))
}

/** The `z-index` of the outermost element around a node that has one, if it lies above the page. */
function zIndexOf(node: Text): number | undefined {
  let found = 0
  for (let element = node.parentElement; element !== null; element = element.parentElement) {
    const { position, zIndex } = getComputedStyle(element)
    const number = Number.parseInt(zIndex, 10)
    if (position !== 'static' && !Number.isNaN(number)) found = number
  }
  return found > PAGE_Z_INDEX ? found : undefined
}

/** The `z-index` of `PageLayer.module.css`. */
const PAGE_Z_INDEX = 99

/** A text that is edited at its place: the text node, and the text of the manifest that it shows. */
export type EditedText = Pick<Candidate, 'text' | 'region'> & { readonly node: Text }

/** Where a text node is in the window. */
export function textBox(node: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
