import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useEditor } from '../editor.ts'
import { placeBelow, useLayoutChanges } from '../layout.ts'
import classes from '../PageEditor.module.css'
import layerClasses from '../PageLayer.module.css'
import { grouped, type Candidate, type ShownNode, type ShownText } from './findTexts.ts'
import { InPlaceField } from './InPlaceField.tsx'
import { DEFAULT_TEXT, notEditable } from './textChange.tsx'
import choiceClasses from './TextChoice.module.css'

const TYPE = 'Enter saves, Escape cancels.'

const TYPE_LINES = 'Enter saves, Shift+Enter begins a line, Escape cancels.'

const CHOOSE = 'Choose the text to edit. Escape cancels.'

/** The buttons over the texts of the page, the choice between equal texts, and the open text field. */
export function TextEditing({ shown }: { readonly shown: readonly ShownText[] }) {
  const { setStatus, show } = useEditor()
  const [selected, setSelected] = useState<ShownText>()
  const select = (text: ShownText) => {
    const isLong = text.candidates[0]?.text.markdown === 'blocks'
    setStatus(text.candidates.length > 1 ? CHOOSE : isLong ? TYPE_LINES : TYPE)
    setSelected(text)
  }
  const deselect = (message: string) => {
    const path = selected?.candidates[0]?.text.path.join('.')
    // The author may have chosen one of several texts. Then the ids of the buttons change.
    show({ message, focus: [textButton('=', selected?.id), textButton('~=', path)] })
    setSelected(undefined)
  }
  if (selected === undefined) return <TextButtons shown={shown} onEdit={select} />
  const [candidate, ...others] = selected.candidates
  if (candidate === undefined) return null
  if (others.length === 0) {
    return <InPlaceField key={selected.id} edited={candidate} onEnd={deselect} />
  }
  return (
    <>
      <TextButtons shown={shown} onEdit={select} />
      <TextChoice
        key={selected.id}
        shown={selected}
        onChoose={(chosen) => select({ ...selected, candidates: [chosen] })}
        onCancel={() => deselect('Not changed.')}
      />
    </>
  )
}

const textButton = (operator: string, id: string | undefined) =>
  `[data-text${operator}${JSON.stringify(id ?? '')}]`

type TextButtonsProps = {
  readonly shown: readonly ShownText[]
  readonly onEdit: (text: ShownText) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the
 * same, and a click does not follow a link.
 */
function TextButtons({ shown, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  // No button lies over a higher part of the document, e.g. a sticky header.
  const layers = useMemo(() => [...grouped(shown, ({ node }) => zIndexOf(node))], [shown])
  const button = (one: ShownText) => {
    const box = boxOf(one.node)
    if (box === undefined) return null
    const reason = reasonNotToEdit(one)
    return (
      <button
        key={one.id}
        type="button"
        className={classes.text}
        style={box}
        aria-label={nameOf(one)}
        title={reason ?? titleOf(one)}
        disabled={reason !== undefined}
        data-text={one.id}
        data-sample={titleOf(one)}
        data-shared={one.candidates.some(({ text }) => text.usedBy.length > 0) || undefined}
        onClick={() => onEdit(one)}
      />
    )
  }
  return layers.map(([zIndex, texts]) => (
    <div key={zIndex ?? 'page'} className={layerClasses.layer} style={{ zIndex }}>
      {texts.map(button)}
    </div>
  ))
}

/**
 * The `z-index` of the outermost element around a node that has one, if it lies above the page. Undefined: it is on
 * the page itself.
 */
function zIndexOf(node: ShownNode): number | undefined {
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

function nameOf({ candidates: [first, ...more], node }: ShownText): string {
  const value = node.textContent?.trim()
  return first === undefined || more.length > 0
    ? `Edit one of ${more.length + 1} texts: ${value}`
    : `Edit ${first.region}, ${first.text.label}: ${value}`
}

/** What the author has to know of a text: it is a placeholder. */
const titleOf = ({ candidates }: ShownText) =>
  candidates.some(({ text }) => text.isSample) ? 'Placeholder: replace it.' : undefined

/** Why no text that the node can show is editable here. */
function reasonNotToEdit({ candidates }: ShownText): string | undefined {
  const [first] = candidates
  const isEditable = candidates.some(({ text }) => text.parts !== undefined)
  return isEditable || first === undefined ? undefined : notEditable(first.text)
}

/** Where the visible part of a text is in the document. Undefined if it is not visible. */
function boxOf(node: ShownNode) {
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

/** Where a text node is in the window. */
function textBox(node: ShownNode): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
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
