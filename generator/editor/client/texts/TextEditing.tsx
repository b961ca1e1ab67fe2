import { useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { EditablePage, EditableText } from '../../protocol.ts'
import { useEditor } from '../editor.ts'
import { placeBelow, useLayoutChanges } from '../layout.ts'
import classes from '../PageEditor.module.css'
import layerClasses from '../PageLayer.module.css'
import { EDITOR_ID } from '../session.ts'
import { takeTypedLast, unsavedKey } from '../unsaved.ts'
import type { Point } from './editOnPage.ts'
import { grouped, type Candidate, type PageNode, type TextOnPage } from './findTexts.ts'
import { DEFAULT_TEXT, notEditable } from './textChange.tsx'
import choiceClasses from './TextChoice.module.css'

/** The library for formatted texts is loaded when the first text is opened. */
const InPlaceField = lazy(async () => {
  const module = await import('./InPlaceField.tsx')
  return { default: module.InPlaceField }
})

const TYPE = 'Enter saves, Escape cancels.'

const TYPE_LINES = 'Ctrl+Enter saves, Escape cancels.'

const CHOOSE = 'Choose the text to edit. Escape cancels.'

/** The text that the author has selected: it is open, or its candidates are shown. */
type SelectedText = TextOnPage & {
  /** Where the author clicked. Undefined with the keyboard. */
  readonly point?: Point | undefined
}

/** The buttons over the texts of the page, the choice between equal texts, and the open text field. */
export function TextEditing({ texts }: { readonly texts: readonly TextOnPage[] }) {
  const { setStatus, show, page } = useEditor()
  const [selected, setSelected] = useState<SelectedText>()
  const select = (text: SelectedText) => {
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
  useUndoKeys(selected === undefined)
  useRestoredText(texts, selected === undefined, select)
  const buttons = <TextButtons texts={texts} onEdit={select} />
  const [candidate, ...others] = selected?.candidates ?? []
  if (selected === undefined || candidate === undefined) return buttons
  if (others.length > 0) {
    return (
      <>
        {buttons}
        <TextChoice
          key={selected.id}
          text={selected}
          onChoose={(chosen) => select({ ...selected, candidates: [chosen] })}
          onCancel={() => deselect('Not changed.')}
        />
      </>
    )
  }
  const { isConnected } = candidate.node
  const found = isConnected ? undefined : findCandidate(candidate, texts)
  // React has replaced the node, e.g. because another program has changed the text.
  if (found !== undefined) setSelected({ ...selected, candidates: [found] })
  return (
    <>
      {!isConnected && buttons}
      <Suspense fallback={buttons}>
        <InPlaceField
          key={selected.id}
          edited={{ ...candidate, text: currentText(candidate, page) }}
          point={selected.point}
          onEnd={deselect}
        />
      </Suspense>
    </>
  )
}

const textButton = (operator: string, id: string | undefined) =>
  `[data-text${operator}${JSON.stringify(id ?? '')}]`

const isSameText = (a: Candidate, b: Pick<Candidate, 'text'>) =>
  unsavedKey(a.text.path) === unsavedKey(b.text.path)

/** The node that shows an open text now. Undefined if the page does not show it at the moment. */
const findCandidate = (opened: Candidate, texts: readonly TextOnPage[]): Candidate | undefined =>
  texts.flatMap(({ candidates }) => candidates).find((other) => isSameText(opened, other))

/** An open text as the manifest has it now. */
const currentText = (opened: Candidate, { regions }: EditablePage): EditableText =>
  regions.flatMap(({ texts }) => texts).find((text) => isSameText(opened, { text })) ?? opened.text

/** Opens the text again that was typed last before the page was loaded again. */
function useRestoredText(
  texts: readonly TextOnPage[],
  isIdle: boolean,
  open: (text: TextOnPage) => void,
): void {
  const { panel } = useEditor()
  const restore = useEffectEvent(() => {
    // Then the field of the settings shows it.
    if (!isIdle || panel.open?.name === 'Settings') return
    for (const text of texts) {
      const candidate = text.candidates.find((other) => takeTypedLast(unsavedKey(other.text.path)))
      if (candidate !== undefined) return open({ ...text, candidates: [candidate] })
    }
  })
  useEffect(() => restore())
}

/** Ctrl+Z undoes the last saved change while no text is open, and Ctrl+Shift+Z or Ctrl+Y does it again. */
function useUndoKeys(isIdle: boolean): void {
  useWindowEvent('keydown', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const key = event.key.toLowerCase()
    if (!isIdle || !(ctrlKey || metaKey) || (key !== 'z' && key !== 'y')) return
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
    const change = key === 'y' || shiftKey ? 'redo' : 'undo'
    const button = document.querySelector(`#${EDITOR_ID} [data-change=${change}]:enabled`)
    if (!(button instanceof HTMLElement)) return
    event.preventDefault()
    button.click()
  })
}

type TextButtonsProps = {
  readonly texts: readonly TextOnPage[]
  readonly onEdit: (text: SelectedText) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the
 * same, and a click does not follow a link.
 */
function TextButtons({ texts, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  // No button lies over a higher part of the document, e.g. a sticky header.
  const layers = useMemo(() => [...grouped(texts, ({ node }) => zIndexOf(node))], [texts])
  const button = (text: TextOnPage) => {
    const box = boxOf(text.node)
    if (box === undefined) return null
    const reason = reasonNotToEdit(text)
    return (
      <button
        key={text.id}
        type="button"
        className={classes.text}
        style={box}
        aria-label={nameOf(text)}
        title={reason ?? titleOf(text)}
        disabled={reason !== undefined}
        data-text={text.id}
        data-sample={titleOf(text)}
        data-shared={
          text.candidates.some((candidate) => candidate.text.usedBy.length > 0) || undefined
        }
        // With the keyboard, a click has no point.
        onClick={({ detail, clientX: x, clientY: y }) =>
          onEdit({ ...text, point: detail === 0 ? undefined : { x, y } })
        }
      />
    )
  }
  return layers.map(([zIndex, textsOfLayer]) => (
    <div key={zIndex ?? 'page'} className={layerClasses.layer} style={{ zIndex }}>
      {textsOfLayer.map(button)}
    </div>
  ))
}

/**
 * The `z-index` of the outermost element around a node that has one, if it lies above the page. Undefined: it is on
 * the page itself.
 */
function zIndexOf(node: PageNode): number | undefined {
  let outermost = 0
  for (let element = node.parentElement; element !== null; element = element.parentElement) {
    const { position, zIndex } = getComputedStyle(element)
    const number = Number.parseInt(zIndex, 10)
    if (position !== 'static' && !Number.isNaN(number)) outermost = number
  }
  return outermost > PAGE_Z_INDEX ? outermost : undefined
}

/** The `z-index` of `PageLayer.module.css`. */
const PAGE_Z_INDEX = 99

function nameOf({ candidates: [first, ...more], node }: TextOnPage): string {
  const value = node.textContent?.trim()
  return first === undefined || more.length > 0
    ? `Edit one of ${more.length + 1} texts: ${value}`
    : `Edit ${first.region}, ${first.text.label}: ${value}`
}

/** What the author has to know of a text: it is a placeholder. */
const titleOf = ({ candidates }: TextOnPage) =>
  candidates.some(({ text }) => text.isSample) ? 'Placeholder: replace it.' : undefined

/** Why no text that the node can show is editable here. */
function reasonNotToEdit({ candidates }: TextOnPage): string | undefined {
  const [first] = candidates
  const isEditable = candidates.some(({ text }) => text.parts !== undefined)
  return isEditable || first === undefined ? undefined : notEditable(first.text)
}

/** Where the visible part of a text is in the document. Undefined if it is not visible. */
function boxOf(node: PageNode) {
  const options = { opacityProperty: true, visibilityProperty: true }
  if (node.parentElement?.checkVisibility(options) !== true) return undefined
  let { left, top, right, bottom } = textBox(node)
  let element: HTMLElement | null = node.parentElement
  for (; element !== null && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const clip = element.getBoundingClientRect()
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
function textBox(node: PageNode): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

type TextChoiceProps = {
  readonly text: TextOnPage
  readonly onChoose: (candidate: Candidate) => void
  readonly onCancel: () => void
}

/** Asks which of several texts with the same value is edited. Escape, and leaving the list, cancel. */
function TextChoice({ text: { node, candidates }, onChoose, onCancel }: TextChoiceProps) {
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
              <span>{locationText(candidate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Where the manifest contains a text. */
function locationText({ text }: Candidate): string {
  if (text.parts === undefined) return notEditable(text)
  return text.location ?? DEFAULT_TEXT
}
