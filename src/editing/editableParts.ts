import type { TextPart } from './protocol.ts'

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
