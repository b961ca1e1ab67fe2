import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './PageEditor.module.css'
import { EDITOR_ID } from './session.ts'

/** A link at the start of the document that leads to the bar of the editor, which is at the end. */
export function SkipLink() {
  const [container] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(container)
    return () => container.remove()
  }, [container])
  return createPortal(
    <a
      href={`#${EDITOR_ID}`}
      className={classes.skipLink}
      onClick={(event) => {
        // Without another entry in the history.
        event.preventDefault()
        document.querySelector<HTMLElement>(`#${EDITOR_ID} [role=switch]`)?.focus()
      }}
    >
      Skip to the page editor
    </a>,
    container,
  )
}
