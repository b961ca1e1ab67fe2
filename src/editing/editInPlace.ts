import { insertedCode, readParts, showParts } from './editableParts.ts'
import type { TextPart } from './protocol.ts'

/** An element in which a text of the page is edited. */
export type InPlaceEdit = {
  /** The element that the author types in. */
  readonly element: HTMLElement
  /** The current parts of the text. */
  parts(): readonly TextPart[]
  /** Ends editing. The page shows the given text until React renders it; by default the text of React. */
  end(text?: string): void
}

/** What the author does in the element. */
export type InPlaceEvents = {
  /** Enter, or the focus moved to this element. */
  readonly onSave: (focused: EventTarget | null) => void
  /** A click on an inserted value, or elsewhere in the text. */
  readonly onSelect: (code: string | undefined) => void
}

/** The options of `editInPlace`. */
export type InPlaceOptions = {
  readonly parts: readonly TextPart[]
  /** The accessible name. */
  readonly label: string
  readonly fieldClass: string | undefined
  readonly tokenClass: string | undefined
}

/**
 * Replaces a text node of the page by an element in which its text can be edited, at the same place and
 * with the same style. React keeps its text node, which is empty in the meantime, also if React changes it.
 */
export function editInPlace(
  node: Text,
  { parts, label, fieldClass, tokenClass }: InPlaceOptions,
  { onSave, onSelect }: InPlaceEvents,
): InPlaceEdit {
  const element = document.createElement('span')
  element.className = fieldClass ?? ''
  element.contentEditable = 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  showParts(element, parts, tokenClass)
  isolateEvents(element)
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') onSave(null)
  })
  element.addEventListener('beforeinput', (event) => {
    if (LINE_BREAKS.has(event.inputType)) event.preventDefault()
  })
  element.addEventListener('click', ({ target }) => onSelect(insertedCode(target)))
  element.addEventListener('blur', ({ relatedTarget }) => {
    // The browser also reports it when the element is removed.
    if (!isEnded) onSave(relatedTarget)
  })
  let isEnded = false
  let rendered = node.data
  const observer = new MutationObserver(() => {
    if (node.data === '') return
    rendered = node.data
    node.data = ''
  })
  observer.observe(node, { characterData: true })
  node.data = ''
  node.after(element)
  element.focus()
  getSelection()?.selectAllChildren(element)
  return {
    element,
    parts: () => readParts(element),
    end(text) {
      if (isEnded) return
      isEnded = true
      observer.disconnect()
      element.remove()
      node.data = text ?? (node.data || rendered)
    },
  }
}

const LINE_BREAKS: ReadonlySet<string> = new Set(['insertLineBreak', 'insertParagraph'])

/** The element can be inside a link or a button, which must not react to typing and clicking. */
function isolateEvents(element: HTMLElement): void {
  for (const name of ['click', 'mousedown', 'pointerdown', 'keydown', 'keyup', 'dragstart']) {
    element.addEventListener(name, (event) => event.stopPropagation())
  }
  element.addEventListener('click', (event) => event.preventDefault())
}
