import type { ShownText } from './findTexts.ts'

/** Texts of the page that lie equally high. */
export type TextLayer = {
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
