import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { TextPart } from '../../protocol.ts'
import { placeBelow } from '../layout.ts'
import classes from '../PageEditor.module.css'
import type { Candidate, ShownNode } from './findTexts.ts'
import { formatOf, type Format } from './formatting.tsx'

/** What the author does in the text. */
type Events = {
  /** Enter, or the focus moved to `focused`. */
  readonly onSave: (focused: EventTarget | null) => void
  readonly onCancel: () => void
  /** A click on an inserted value, or elsewhere in the text. */
  readonly onSelect: (code: string | undefined) => void
  /** The shortcut of a format, in a text with Markdown. */
  readonly onFormat: (format: Format) => void
}

/** An element in which a text of the page is edited. */
type InPlaceEdit = {
  /** The element that the author types in. */
  readonly element: HTMLElement
  /** Ends editing. The page shows the given text until React renders it; by default the text of React. */
  end(text?: string): void
}

/** Makes a text of the page editable while the component is mounted, and puts `note` below it. Returns the field. */
export function useInPlaceEdit(
  { node, text, region }: Candidate,
  note: RefObject<HTMLElement | null>,
  events: Events,
): RefObject<InPlaceEdit | null> {
  const field = useRef<InPlaceEdit>(null)
  const onSave = useEffectEvent(events.onSave)
  const onCancel = useEffectEvent(events.onCancel)
  const onSelect = useEffectEvent(events.onSelect)
  const onFormat = useEffectEvent(events.onFormat)
  useEffect(() => {
    // The browser also reports `blur` when the element is removed, so the listeners are removed before.
    const ended = new AbortController()
    const { signal } = ended
    const element = createField(`${region}, ${text.label}`, text)
    const onFieldKeyDown = (event: KeyboardEvent) => {
      const format = text.markdown === undefined ? undefined : formatOf(event)
      if (format !== undefined) {
        event.preventDefault()
        onFormat(format)
      }
      const isNewLine = text.markdown === 'blocks' && event.shiftKey
      if (event.key === 'Enter' && !isNewLine) onSave(null)
    }
    element.addEventListener('keydown', onFieldKeyDown, { signal })
    element.addEventListener('click', ({ target }) => onSelect(insertedCode(target)), { signal })
    element.addEventListener('blur', ({ relatedTarget }) => onSave(relatedTarget), { signal })
    // On the document, because the focus may be in the note, or nowhere after a click on an inserted value.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
    document.addEventListener('keydown', onKeyDown, { capture: true, signal })

    const place = () => {
      if (note.current !== null) placeBelow(element.getBoundingClientRect(), note.current)
    }
    // A problem makes the note higher, and typed text can make the text higher.
    const noteSize = new ResizeObserver(place)
    if (note.current !== null) noteSize.observe(note.current)
    element.addEventListener('input', place, { signal })
    addEventListener('scroll', place, { capture: true, passive: true, signal })

    const restore = replaceContent(node, element)
    element.focus()
    getSelection()?.selectAllChildren(element)

    const end = (shown?: string) => {
      if (signal.aborted) return
      ended.abort()
      noteSize.disconnect()
      restore(shown)
    }
    field.current = { element, end }
    return () => end()
  }, [node, region, text, note])
  return field
}

/**
 * Replaces a text of the page by an element, at the same place and with the same style. React keeps its nodes, which
 * are hidden in the meantime. Returns the function that restores them.
 */
function replaceContent(node: ShownNode, element: HTMLElement): (shown?: string) => void {
  const isText = node instanceof Text
  const restored = (isText ? [node] : [...node.childNodes]).map(hide)
  if (isText) node.after(element)
  else node.append(element)
  return (shown) => {
    element.remove()
    for (const restore of restored) restore(isText ? shown : undefined)
  }
}

/** Hides a node of React. A text node is empty, also if React changes it. Returns the function that restores it. */
function hide(node: ChildNode): (shown?: string) => void {
  if (node instanceof HTMLElement) {
    node.hidden = true
    return () => {
      node.hidden = false
    }
  }
  if (!(node instanceof Text)) return () => {}
  let rendered = node.data
  const observer = new MutationObserver(() => {
    if (node.data === '') return
    rendered = node.data
    node.data = ''
  })
  observer.observe(node, { characterData: true })
  node.data = ''
  return (shown) => {
    observer.disconnect()
    node.data = shown ?? (node.data || rendered)
  }
}

const LINE_BREAKS: ReadonlySet<string> = new Set(['insertLineBreak', 'insertParagraph'])

/** An element that contains the parts of a text. Inserted values are elements that cannot be edited. */
function createField(label: string, { parts = [], markdown }: Candidate['text']): HTMLElement {
  const element = document.createElement('span')
  element.className = classes.field ?? ''
  element.contentEditable = 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.ariaMultiLine = String(markdown === 'blocks')
  element.replaceChildren(
    ...parts.map((part) => {
      if ('text' in part) return part.text
      const token = document.createElement('span')
      token.className = classes.token ?? ''
      token.contentEditable = 'false'
      token.setAttribute(CODE, part.code)
      token.textContent = part.value
      return token
    }),
  )
  // It can be inside a link or a button, which must not react to typing and clicking.
  for (const name of ['click', 'mousedown', 'pointerdown', 'keydown', 'keyup', 'dragstart']) {
    element.addEventListener(name, (event) => event.stopPropagation())
  }
  element.addEventListener('click', (event) => event.preventDefault())
  element.addEventListener('beforeinput', (event) => {
    // Shift+Enter begins a line.
    const isAllowed = markdown === 'blocks' && event.inputType === 'insertLineBreak'
    if (LINE_BREAKS.has(event.inputType) && !isAllowed) event.preventDefault()
  })
  return element
}

/** The attribute of the element that stands for an inserted value. */
const CODE = 'data-inserted'

/** The inserted value that an element stands for. Undefined for other elements. */
const insertedCode = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest(`[${CODE}]`)?.getAttribute(CODE) ?? undefined)
    : undefined

/** The parts that an element contains after editing, without spaces at both ends. */
export function readParts(element: HTMLElement): TextPart[] {
  const parts: TextPart[] = []
  for (const node of element.childNodes) {
    const code = node instanceof Element ? node.getAttribute(CODE) : null
    const content = node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')
    const last = parts.at(-1)
    if (code !== null) parts.push({ code, value: content })
    else if (last !== undefined && 'text' in last) {
      parts[parts.length - 1] = { text: last.text + content }
    } else parts.push({ text: content })
  }
  return trimmed(parts).filter((part) => !('text' in part) || part.text !== '')
}

const trimmed = (parts: readonly TextPart[]): TextPart[] =>
  parts.map((part, index) => {
    if (!('text' in part)) return part
    const start = index === 0 ? part.text.trimStart() : part.text
    return { text: index === parts.length - 1 ? start.trimEnd() : start }
  })
