import { useState, useEffect, useMemo, useRef, useId } from 'react'
import { type ShownText, byHeight, textBox, type Candidate } from './findTexts.ts'
import { InPlaceField } from './InPlaceField.tsx'
import type { Editing } from '../useEditing.ts'
import classes from '../PageEditor.module.css'
import { notEditable, useLayoutChanges, DEFAULT_TEXT, placeBelow } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import choiceClasses from './TextChoice.module.css'

type TextEditingProps = {
  readonly editing: Pick<Editing, 'page' | 'shown' | 'change'>
  /** The text that was edited last. Its button gets the focus again. */
  readonly last: ShownText | undefined
  readonly onEdited: (last: ShownText) => void
  /** Called with a message for the status line. */
  readonly onStatus: (message: string) => void
}

const TYPE = 'Enter saves, Escape cancels.'

const CHOOSE = 'Choose the text to edit. Escape cancels.'

/** The buttons over the texts of the page, the choice between equal texts, and the open text field. */
export function TextEditing({ editing, last, onEdited, onStatus }: TextEditingProps) {
  const { page, shown, change } = editing
  const [selected, setSelected] = useState<ShownText>()
  const select = (text: ShownText) => {
    onStatus(text.candidates.length > 1 ? CHOOSE : TYPE)
    setSelected(text)
  }
  const deselect = (text: ShownText, message: string) => {
    onStatus(message)
    onEdited(text)
    setSelected(undefined)
  }
  if (selected === undefined) return <TextButtons shown={shown} last={last} onEdit={select} />
  const [candidate, ...others] = selected.candidates
  if (others.length > 0) {
    return (
      <>
        <TextButtons shown={shown} last={last} onEdit={select} />
        <TextChoice
          key={selected.id}
          shown={selected}
          onChoose={(chosen) => select({ ...selected, candidates: [chosen] })}
          onCancel={() => deselect(selected, 'Not changed.')}
        />
      </>
    )
  }
  if (candidate === undefined || page === undefined) return null
  return (
    <InPlaceField
      key={selected.id}
      edited={{ ...candidate, node: selected.node }}
      page={page}
      change={change}
      onEnd={(message) => deselect(selected, message)}
    />
  )
}

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
function TextButtons({ shown, last, onEdit }: TextButtonsProps) {
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

type TextChoiceProps = {
  readonly shown: ShownText
  readonly onChoose: (candidate: Candidate) => void
  readonly onCancel: () => void
}

/** Asks which of several texts with the same value is edited. Escape, and leaving the list, cancel. */
function TextChoice({ shown: { node, candidates }, onChoose, onCancel }: TextChoiceProps) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (list.current === null) return
    placeBelow(textBox(node), list.current)
    list.current.focus({ preventScroll: true })
  }, [node])
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-describedby={id}
      className={choiceClasses.root}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onCancel()
      }}
    >
      <legend>Which text is it?</legend>
      <p id={id}>
        The manifest contains it {candidates.length} times, and the page may show any of them.
      </p>
      <ul>
        {candidates.map((candidate) => (
          <li key={candidate.text.path.join('.')}>
            <button
              type="button"
              disabled={candidate.text.parts === undefined}
              onClick={() => onChoose(candidate)}
            >
              <strong>
                {candidate.region}: {candidate.text.label}
              </strong>
              <span>{placeOf(candidate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Where the manifest contains a text. */
function placeOf({ text }: Candidate): string {
  if (text.parts === undefined) return notEditable(text)
  return text.location ?? DEFAULT_TEXT
}
