import { useEffect, useEffectEvent, useRef, type RefObject, useState } from 'react'
import { type EditedText, insertedCode, readParts, showParts } from './findTexts.ts'
import classes from '../PageEditor.module.css'
import { placeBelow } from '../layout.ts'
import type { TextPart, EditRequest, EditReply, EditableText } from '../../protocol.ts'
import { errorText, replyText } from '../requests.ts'

/** What the author does in the text. */
type Events = {
  /** Enter, or the focus moved to `focused`. */
  readonly onSave: (focused: EventTarget | null) => void
  readonly onCancel: () => void
  /** A click on an inserted value, or elsewhere in the text. */
  readonly onSelect: (code: string | undefined) => void
}

/** Makes a text of the page editable while the component is mounted, and puts `note` below it. Returns the field. */
export function useInPlaceEdit(
  { node, text, region }: EditedText,
  note: RefObject<HTMLElement | null>,
  events: Events,
): RefObject<InPlaceEdit | null> {
  const field = useRef<InPlaceEdit>(null)
  const onSave = useEffectEvent(events.onSave)
  const onCancel = useEffectEvent(events.onCancel)
  const onSelect = useEffectEvent(events.onSelect)
  useEffect(() => {
    const edit = editInPlace(
      node,
      {
        parts: text.parts ?? [],
        label: `${region}, ${text.label}`,
        fieldClass: classes.field,
        tokenClass: classes.token,
      },
      {
        onSave: (focused) => onSave(focused),
        onSelect: (code) => onSelect(code),
      },
    )
    field.current = edit
    const place = () => {
      if (note.current !== null) placeBelow(edit.element.getBoundingClientRect(), note.current)
    }
    // A problem makes the note higher, and typed text can make the text higher.
    const observer = new ResizeObserver(place)
    if (note.current !== null) observer.observe(note.current)
    edit.element.addEventListener('input', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    // On the document, because the focus may be in the note, or nowhere after a click on an inserted value.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      removeEventListener('scroll', place, { capture: true })
      observer.disconnect()
      edit.end()
    }
  }, [node, region, text, note])
  return field
}

/** An element in which a text of the page is edited. */
type InPlaceEdit = {
  /** The element that the author types in. */
  readonly element: HTMLElement
  /** The current parts of the text. */
  parts(): readonly TextPart[]
  /** Ends editing. The page shows the given text until React renders it; by default the text of React. */
  end(text?: string): void
}

/** What the author does in the element. */
type InPlaceEvents = {
  /** Enter, or the focus moved to this element. */
  readonly onSave: (focused: EventTarget | null) => void
  /** A click on an inserted value, or elsewhere in the text. */
  readonly onSelect: (code: string | undefined) => void
}

/** The options of `editInPlace`. */
type InPlaceOptions = {
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
function editInPlace(
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

/** Two versions of a text: the manifest has changed since the author saw it. */
export type TextConflict = {
  readonly mine: readonly TextPart[]
  /** The text that the manifest has now. */
  readonly current: string
}

/** A change of a text that is sent, and why it was not saved. */
type TextChange = {
  /** Empty if there is none. */
  readonly problem: string
  readonly conflict: TextConflict | undefined
  /** Saves new parts instead of `before`, by default the text that the author saw. Ignored while another one is sent. */
  save(parts: readonly TextPart[], before?: string): Promise<SaveResult>
  /** Forgets the problem and the conflict. */
  clear(): void
}

/** `open`: it was not saved, so the author can correct it. `pending`: it was ignored. */
type SaveResult = 'saved' | 'open' | 'pending'

/** Sends a changed text, and keeps why it was not saved. */
export function useTextChange(
  { path, value }: Pick<EditableText, 'path' | 'value'>,
  change: (change: EditRequest) => Promise<EditReply>,
): TextChange {
  const [problem, setProblem] = useState('')
  const [conflict, setConflict] = useState<TextConflict>()
  const isSaving = useRef(false)
  const show = (reply: EditReply, mine: readonly TextPart[]) => {
    const current = reply.result === 'conflict' ? reply.current : undefined
    setConflict(current === undefined ? undefined : { mine, current })
    setProblem(current === undefined ? replyText(reply, '') : '')
  }
  return {
    problem,
    conflict,
    async save(parts, before = value) {
      if (isSaving.current) return 'pending'
      isSaving.current = true
      try {
        const reply = await change({ kind: 'text', path, before, parts: [...parts] })
        show(reply, parts)
        return reply.result === 'saved' ? 'saved' : 'open'
      } catch (error) {
        setProblem(errorText(error))
        return 'open'
      } finally {
        isSaving.current = false
      }
    },
    clear() {
      setProblem('')
      setConflict(undefined)
    },
  }
}
