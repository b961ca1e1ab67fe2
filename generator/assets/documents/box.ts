import type { TextStyle } from './textStyles.ts'

/** The types of structure elements that a document uses (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  | 'Link'

/** A line of text. `y` is its baseline. Points from the left and from the top of the page. */
export type TextLine = {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly style: TextStyle
}

/** A decoration, which assistive technology ignores. */
export type Rectangle = {
  readonly kind: 'rectangle'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
}

/** The area of a link and the URL that it leads to. */
export type LinkArea = Omit<Rectangle, 'kind' | 'color'> & {
  readonly url: string
  /** What it leads to, for assistive technology. */
  readonly description: string
}

/** An element of the structure tree. */
export type Element = {
  readonly kind: 'element'
  readonly tag: Tag
  readonly children: readonly (Element | TextLine)[]
  /** Of the tag `Link`: its areas. Default: none. */
  readonly areas?: readonly LinkArea[]
}

/** A part of the page at its position. */
export type Placed = {
  /** In reading order. */
  readonly content: readonly (Element | TextLine)[]
  readonly decoration: readonly Rectangle[]
}

/** A part of the page: its height, and what it draws at a position (top left, in points). */
export type Box = {
  readonly height: number
  readonly at: (x: number, y: number) => Placed
}

const NOTHING: Placed = { content: [], decoration: [] }

/** Empty space. */
export const space = (height: number): Box => ({ height, at: () => NOTHING })

/** A rectangle as decoration. */
export const rectangle = (width: number, height: number, color: string): Box => ({
  height,
  at: (x, y) => ({ content: [], decoration: [{ kind: 'rectangle', x, y, width, height, color }] }),
})

/** Wraps the content of a box into a structure element. */
export const tagged = (tag: Tag, box: Box): Box => ({
  height: box.height,
  at: (x, y) => {
    const { content, decoration } = box.at(x, y)
    return { content: [{ kind: 'element', tag, children: content }], decoration }
  },
})

/** Moves a box to the right and down. It has no height. */
export const overlay = (box: Box, left = 0, top = 0): Box => ({
  height: 0,
  at: (x, y) => box.at(x + left, y + top),
})

/** Boxes from top to bottom. */
export function stack(boxes: readonly Box[], gap = 0): Box {
  const height =
    boxes.reduce((sum, box) => sum + box.height, 0) + gap * Math.max(0, boxes.length - 1)
  return {
    height,
    at: (x, y) => {
      let top = y
      const placed = boxes.map((box) => {
        const part = box.at(x, top)
        top += box.height + gap
        return part
      })
      return joined(placed)
    },
  }
}

/** Boxes from left to right, each at a distance from the left side. */
export const row = (cells: readonly { readonly box: Box; readonly left: number }[]): Box => ({
  height: Math.max(0, ...cells.map(({ box }) => box.height)),
  at: (x, y) => joined(cells.map(({ box, left }) => box.at(x + left, y))),
})

/** Several parts of the page as one. */
export const joined = (placed: readonly Placed[]): Placed => ({
  content: placed.flatMap(({ content }) => content),
  decoration: placed.flatMap(({ decoration }) => decoration),
})
