import { useEffect, useMemo, useRef } from 'react'
import classes from './PageEditor.module.css'
import type { ShownText } from './findTexts.ts'
import { notEditable } from './notEditable.ts'
import layerClasses from './PageLayer.module.css'
import { byHeight } from './byHeight.ts'
import { textBox } from './textBox.ts'
import { useLayoutChanges } from './useLayoutChanges.ts'

type TextButtonsProps = {
  readonly shown: readonly ShownText[]
  /** The text that was edited last. Its button gets the focus. */
  readonly last: ShownText | undefined
  readonly onEdit: (text: ShownText) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the
 * same, and a click does not follow a link.
 */
export function TextButtons({ shown, last, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  const lastButton = useRef<HTMLButtonElement>(null)
  const layers = useMemo(() => byHeight(shown), [shown])
  const lastId = last && findAgain(shown, last)?.id
  useEffect(() => {
    if (document.activeElement === document.body) lastButton.current?.focus({ preventScroll: true })
  })
  const button = (one: ShownText) => {
    const box = boxOf(one.node)
    if (box === undefined) return null
    const reason = reasonNotToEdit(one)
    return (
      <button
        key={one.id}
        ref={one.id === lastId ? lastButton : undefined}
        type="button"
        className={classes.text}
        style={box}
        aria-label={nameOf(one)}
        title={reason}
        disabled={reason !== undefined}
        data-shared={one.candidates.some(({ text }) => text.usedBy.length > 0) || undefined}
        onClick={() => onEdit(one)}
      />
    )
  }
  return layers.map(({ zIndex, texts }) => (
    <div key={zIndex ?? 'page'} className={layerClasses.layer} style={{ zIndex }}>
      {texts.map(button)}
    </div>
  ))
}

/** The text after the page has changed: at the same node, or with the same path. */
const findAgain = (shown: readonly ShownText[], { node, candidates }: ShownText) =>
  shown.find((one) => one.node === node) ??
  shown.find((one) =>
    one.candidates.some(({ text }) => text.path.join() === candidates[0]?.text.path.join()),
  )

function nameOf({ candidates: [first, ...more], node }: ShownText): string {
  const value = node.data.trim()
  return first === undefined || more.length > 0
    ? `Edit one of ${more.length + 1} texts: ${value}`
    : `Edit ${first.region}, ${first.text.label}: ${value}`
}

/** Why no text that the node can show is editable here. */
function reasonNotToEdit({ candidates: [first, ...more] }: ShownText): string | undefined {
  const isEditable = [first, ...more].some((one) => one?.text.parts !== undefined)
  return isEditable || first === undefined ? undefined : notEditable(first.text)
}

/** Where the visible part of a text is in the document. Undefined if it is not visible. */
function boxOf(node: Text) {
  const options = { opacityProperty: true, visibilityProperty: true }
  if (node.parentElement?.checkVisibility(options) !== true) return undefined
  let { left, top, right, bottom } = textBox(node)
  let each: HTMLElement | null = node.parentElement
  for (; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each)
    const clip = each.getBoundingClientRect()
    if (overflowX !== 'visible')
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
    if (overflowY !== 'visible')
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
    if (position === 'fixed') break
  }
  const [width, height] = [right - left, bottom - top]
  // Texts for assistive technology only are in an element of 1 pixel.
  if (width < 3 || height < 3) return undefined
  return { left: left + scrollX, top: top + scrollY, width, height }
}
