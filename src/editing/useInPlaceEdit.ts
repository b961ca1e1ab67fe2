import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { editInPlace, type InPlaceEdit } from './editInPlace.ts'
import type { EditedText } from './editedText.ts'
import classes from './PageEditor.module.css'
import { placeBelow } from './placeBelow.ts'

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
