import type { EditablePage, EditableText } from '../../protocol.ts'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useEditor } from '../editor.ts'
import { isDialogOpen } from '../EditorDialog.tsx'
import { placeBelow, useLayoutChanges } from '../layout.ts'
import classes from '../PageEditor.module.css'
import { EDITOR_ID } from '../status.ts'
import { unsavedKey, useUnsavedStore } from '../unsaved.ts'
import type { Point } from './editOnPage.ts'
import type { Candidate, PageNode, TextOnPage } from './findTexts.ts'
import choiceClasses from './TextChoice.module.css'

const importField = () => import('./InPlaceField.tsx')

const InPlaceField = lazy(async () => ({ default: (await importField()).InPlaceField }))

const TYPE = 'Enter saves, Escape cancels.'

const TYPE_LINES = 'Ctrl+Enter saves, Escape cancels.'

const CHOOSE = 'Choose the text to edit. Escape cancels.'

/** The text that the author has selected: it is open, or its candidates are shown. */
type SelectedText = TextOnPage & {
  /** The path of the page on which it is open. Undefined if the author has opened another page. */
  readonly page: string | undefined
  /** Where the author clicked. Undefined with the keyboard. */
  readonly point?: Point | undefined
}

/** The buttons over the texts of the page, the choice between equal texts, and the open text field. */
export function TextEditing({ texts }: { readonly texts: readonly TextOnPage[] }) {
  const { setStatus, show, page } = useEditor()
  const [selected, setSelected] = useState<SelectedText>()
  const select = (text: Omit<SelectedText, 'page'>) => {
    const isLong = text.candidates[0]?.text.markdown === 'blocks'
    setStatus(text.candidates.length > 1 ? CHOOSE : isLong ? TYPE_LINES : TYPE)
    setSelected({ ...text, page: location.pathname })
  }
  const deselect = (message: string) => {
    const path = selected?.candidates[0]?.text.path.join('.')
    // The author may have chosen one of several texts. Then the ids of the buttons change.
    show({ message, focus: [textButton('=', selected?.id), textButton('~=', path)] })
    setSelected(undefined)
  }
  // The library for formatted texts is large. It is there before the first text is opened, so that no key is lost.
  useEffect(() => void importField(), [])
  const isIdle = selected?.page !== location.pathname
  useUndoKeys(isIdle)
  useRestoredText(texts, isIdle, select)
  const buttons = <TextButtons texts={texts} onEdit={select} />
  const [candidate, ...others] = selected?.candidates ?? []
  if (selected === undefined || candidate === undefined) return buttons
  if (isIdle) {
    // The bar lists what was typed, until a page shows the text again.
    const found = findCandidate(candidate, texts)
    const page = found && location.pathname
    if (page !== selected.page) setSelected({ ...selected, page, candidates: [found ?? candidate] })
    return buttons
  }
  if (others.length > 0) {
    return (
      <>
        {buttons}
        <TextChoice
          key={selected.id}
          text={selected}
          onChoose={(chosen) => select({ ...selected, candidates: [chosen] })}
          onCancel={() => deselect('Not changed.')}
          onLeave={() => {
            setStatus('Not changed.')
            setSelected(undefined)
          }}
        />
      </>
    )
  }
  if (!candidate.node.isConnected) {
    const found = findCandidate(candidate, texts)
    // React has replaced the node, e.g. because another program has changed the text.
    if (found !== undefined) setSelected({ ...selected, candidates: [found] })
  }
  return (
    <Suspense fallback={buttons}>
      <InPlaceField
        key={selected.id}
        edited={{ ...candidate, text: currentText(candidate, page) }}
        point={selected.point}
        onEnd={deselect}
      />
    </Suspense>
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

/** Opens the text that was typed last before the page was loaded again, or that the author has restored. */
function useRestoredText(
  texts: readonly TextOnPage[],
  isIdle: boolean,
  open: (text: TextOnPage) => void,
): void {
  const { panel } = useEditor()
  const { subscribe, takeTypedLast } = useUnsavedStore()
  const restore = useEffectEvent(() => {
    // Then the field of the settings shows it.
    if (!isIdle || panel.open?.name === 'Settings') return
    for (const text of texts) {
      const candidate = text.candidates.find((other) => takeTypedLast(unsavedKey(other.text.path)))
      if (candidate !== undefined) return open({ ...text, candidates: [candidate] })
    }
  })
  useEffect(() => restore())
  useEffect(() => subscribe(() => restore()), [subscribe])
}

/** Ctrl+Z undoes the last saved change while no text is open, and Ctrl+Shift+Z or Ctrl+Y does it again. */
function useUndoKeys(isIdle: boolean): void {
  const click = (change: string) => {
    if (!isIdle || isDialogOpen()) return
    document.querySelector<HTMLElement>(`#${EDITOR_ID} [data-change=${change}]:enabled`)?.click()
  }
  useHotkeys([
    ['mod+Z', () => click('undo')],
    ['mod+shift+Z', () => click('redo')],
    ['mod+Y', () => click('redo')],
  ])
}

type TextButtonsProps = {
  readonly texts: readonly TextOnPage[]
  readonly onEdit: (text: Omit<SelectedText, 'page'>) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the
 * same, and a click does not follow a link.
 */
function TextButtons({ texts, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  return texts.map((text) => {
    const { id, node, candidates } = text
    const box = boxOf(node)
    if (box === undefined) return null
    const isEditable = candidates.some((candidate) => candidate.text.parts !== undefined)
    const isSample = candidates.some((candidate) => candidate.text.isSample)
    const [first] = candidates
    return (
      <button
        key={id}
        type="button"
        className={classes.text}
        style={{ ...box, zIndex: zIndexOf(node) }}
        aria-label={nameOf(text)}
        title={isEditable ? (isSample ? SAMPLE : undefined) : first && notEditable(first.text)}
        disabled={!isEditable}
        data-text={id}
        data-sample={isSample || undefined}
        data-shared={candidates.some(({ text: { usedBy } }) => usedBy.length > 0) || undefined}
        // With the keyboard, a click has no point.
        onClick={({ detail, clientX: x, clientY: y }) =>
          onEdit({ ...text, point: detail === 0 ? undefined : { x, y } })
        }
      />
    )
  })
}

const SAMPLE = 'Placeholder: replace it.'

/** The `z-index` of a button: below the header of the site, except over texts that lie above the page. */
function zIndexOf(node: PageNode): number {
  let outermost = 0
  for (let element = node.parentElement; element !== null; element = element.parentElement) {
    const { position, zIndex } = getComputedStyle(element)
    const number = Number.parseInt(zIndex, 10)
    if (position !== 'static' && !Number.isNaN(number)) outermost = number
  }
  return Math.max(outermost, PAGE_Z_INDEX)
}

/** The `z-index` of `PageLayer.module.css`. */
const PAGE_Z_INDEX = 99

function nameOf({ candidates: [first, ...more], node }: TextOnPage): string {
  const value = node.textContent?.trim()
  return first === undefined || more.length > 0
    ? `Edit one of ${more.length + 1} texts: ${value}`
    : `Edit ${first.region}, ${first.text.label}: ${value}`
}

/** Why a text without parts cannot be edited on the page. */
const notEditable = ({ location }: EditableText) =>
  location === undefined
    ? 'The manifest computes the object that contains this text. Change it there.'
    : `This text is computed in ${location}. Change it there.`

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
  /** Another element has the focus: it keeps it, so that the page does not scroll while it is clicked. */
  readonly onLeave: () => void
}

/** Asks which of several texts with the same value is edited. Escape, and leaving the list, cancel. */
function TextChoice({ text: { node, candidates }, ...props }: TextChoiceProps) {
  const { onChoose, onCancel, onLeave } = props
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
        if (!currentTarget.contains(relatedTarget)) onLeave()
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
              <span>
                {candidate.text.parts === undefined
                  ? notEditable(candidate.text)
                  : (candidate.text.location ?? 'A default text')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
