import { useEffect, useRef } from 'react'
import classes from './PageEditor.module.css'
import type { ShownText } from './findTexts.ts'
import { notEditable } from './notEditable.ts'
import { useLayoutChanges } from './useLayoutChanges.ts'

type TextButtonsProps = {
  readonly shown: readonly ShownText[]
  /** The id of the text whose button gets the focus. */
  readonly last: string | undefined
  readonly onEdit: (text: ShownText) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the
 * same, and a click does not follow a link.
 */
export function TextButtons({ shown, last, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  const lastButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) lastButton.current?.focus({ preventScroll: true })
  })
  return (
    <div className={classes.layer}>
      {shown.map((one) => {
        const box = boxOf(one.node)
        if (box === undefined) return null
        const { text } = one
        const name = `Edit ${one.region}, ${text.label}: ${text.value}`
        return (
          <button
            key={one.id}
            ref={one.id === last ? lastButton : undefined}
            type="button"
            className={classes.text}
            style={box}
            aria-label={name}
            title={text.parts === undefined ? notEditable(text) : undefined}
            disabled={text.parts === undefined}
            data-shared={text.usedBy.length > 0 || undefined}
            onClick={() => onEdit(one)}
          />
        )
      })}
    </div>
  )
}

/** Where a text is in the document. Undefined if it is not visible. */
function boxOf(node: Text) {
  const options = { opacityProperty: true, visibilityProperty: true }
  if (node.parentElement?.checkVisibility(options) !== true) return undefined
  const range = document.createRange()
  range.selectNodeContents(node)
  const { left, top, width, height } = range.getBoundingClientRect()
  // Texts for assistive technology only are 1 pixel wide.
  if (width < 3 || height < 3) return undefined
  return { left: left + scrollX, top: top + scrollY, width, height }
}
