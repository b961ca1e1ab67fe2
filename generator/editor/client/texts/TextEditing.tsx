import type { EditablePage, EditableText } from '../../protocol.ts'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEditor } from '../editor.ts'
import { isDialogOpen } from '../EditorDialog.tsx'
import { SENTENCES } from '../sentences.ts'
import { EDITOR_ID } from '../status.ts'
import { unsavedKey, useUnsavedStore } from '../unsaved.ts'
import type { Point } from './editOnPage.ts'
import { canHaveParagraphs, type Candidate, type TextOnPage } from './findTexts.ts'
import { TextButtons } from './TextButtons.tsx'
import { TextChoice } from './TextChoice.tsx'
import { keepTyped, takeTypedText, useWaitingClick } from './waitingClick.ts'

/** A text that is edited on the page. */
type OpenText = {
  readonly candidate: Candidate
  /** The id of its button. */
  readonly id: string
  /** The path of the page on which it is open. Undefined if the author has opened another page. */
  readonly page: string | undefined
  /** Where the author clicked. Undefined with the keyboard. */
  readonly point: Point | undefined
}

const { texts: sentences } = SENTENCES

/** The buttons over the texts of the page, the choice between equal texts, and the open text fields. */
export function TextEditing({ texts }: { readonly texts: readonly TextOnPage[] }) {
  const { setStatus, show, page, isLoading } = useEditor()
  /** A text that is being saved, or that was rejected, stays open while the next one is edited. */
  const [opened, setOpened] = useState<readonly OpenText[]>([])
  /** The text for which the author chooses between several texts of the manifest. */
  const [asked, setAsked] = useState<TextOnPage & { readonly point: Point | undefined }>()
  const select = (text: TextOnPage, point?: Point) => {
    const [candidate, ...others] = text.candidates
    if (candidate === undefined) return
    const { parts } = candidate.text
    if (others.length > 0 || parts === undefined) {
      setStatus(others.length > 0 ? sentences.choose : '')
      return setAsked({ ...text, point })
    }
    setAsked(undefined)
    setStatus(sentences.typing(canHaveParagraphs(candidate.text)))
    const next = { candidate, id: text.id, page: location.pathname, point }
    setOpened((current) => [...current.filter((other) => isOther(other, next)), next])
  }
  const close = (text: OpenText, message: string) => {
    // The author may have chosen one of several texts. Then the ids of the buttons change.
    const path = text.candidate.text.path.join('.')
    show({ message, focus: [textButton('=', text.id), textButton('~=', path)] })
    setOpened((current) => current.filter((other) => !isSameText(other.candidate, text.candidate)))
  }
  const InPlaceField = useInPlaceField()
  const located = opened.map((text) => locatedText(text, texts))
  if (located.some((text, index) => text !== opened[index])) setOpened(located)
  const open = located.filter((text) => text.page === location.pathname)
  const isIdle = open.length === 0 && asked === undefined
  useWaitingClick(isLoading || InPlaceField === undefined)
  useUndoKeys(isIdle)
  useRestoredText(texts, select)
  if (InPlaceField === undefined) return null
  const others = texts.map((text) => ({
    ...text,
    candidates: text.candidates.filter((one) =>
      open.every(({ candidate }) => !isSameText(one, candidate)),
    ),
  }))
  return (
    <>
      <TextButtons
        texts={others.filter(({ candidates }) => candidates.length > 0)}
        fields={open.map((text) => ({
          node: text.candidate.node,
          field: (
            <InPlaceField
              key={`open ${unsavedKey(text.candidate.text.path)}`}
              edited={{ ...text.candidate, text: currentText(text.candidate, page) }}
              point={text.point}
              onEnd={(message) => close(text, message)}
            />
          ),
        }))}
        onEdit={select}
      />
      {asked !== undefined && (
        <TextChoice
          key={asked.id}
          text={asked}
          reference={document.querySelector(textButton('=', asked.id))}
          onChoose={(chosen) => select({ ...asked, candidates: [chosen] }, asked.point)}
          onType={(character) => asked.point && keepTyped(character)}
          onCancel={() => {
            takeTypedText()
            show({ message: sentences.unchanged, focus: [textButton('=', asked.id)] })
            setAsked(undefined)
          }}
          onLeave={() => {
            takeTypedText()
            setStatus(sentences.unchanged)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

type InPlaceFieldComponent = typeof import('./InPlaceField.tsx').InPlaceField

/**
 * The component of an open text. Its library is large and is loaded before the first text is opened. Not with `lazy`:
 * React delays the first rendering of a lazy component, also of a loaded one, and the keys in that time would be lost.
 */
function useInPlaceField(): InPlaceFieldComponent | undefined {
  const [component, setComponent] = useState<InPlaceFieldComponent>()
  useEffect(() => {
    void import('./InPlaceField.tsx').then(({ InPlaceField }) => setComponent(() => InPlaceField))
  }, [])
  return component
}

const textButton = (operator: string, id: string) => `[data-text${operator}${JSON.stringify(id)}]`

const isSameText = (a: Candidate, b: Pick<Candidate, 'text'>) =>
  unsavedKey(a.text.path) === unsavedKey(b.text.path)

/** Whether an open text stays open while `next` is opened: those of other pages are in the list of unsaved texts. */
const isOther = ({ page, candidate }: OpenText, next: OpenText) =>
  page === next.page && !isSameText(candidate, next.candidate)

/** An open text with the node that shows it now: React may have replaced it, or the author has opened another page. */
function locatedText(text: OpenText, texts: readonly TextOnPage[]): OpenText {
  const isHere = text.page === location.pathname
  if (isHere && text.candidate.node.isConnected) return text
  const found = texts
    .flatMap(({ candidates }) => candidates)
    .find((other) => isSameText(text.candidate, other))
  const candidate = found ?? text.candidate
  // The bar lists what was typed, until a page shows the text again.
  const page = isHere || found !== undefined ? location.pathname : undefined
  return candidate === text.candidate && page === text.page ? text : { ...text, candidate, page }
}

/** An open text as the manifest has it now. */
const currentText = (opened: Candidate, { regions }: EditablePage): EditableText =>
  regions.flatMap(({ texts }) => texts).find((text) => isSameText(opened, { text })) ?? opened.text

/** Opens a text that was typed on the page: the last one before the page was loaded again, or that of a list. */
function useRestoredText(texts: readonly TextOnPage[], open: (text: TextOnPage) => void): void {
  const { subscribe, find, takeFocus } = useUnsavedStore()
  const restore = useEffectEvent(() => {
    for (const text of texts) {
      const candidate = text.candidates.find(({ text: { path } }) => {
        const key = unsavedKey(path)
        // Otherwise, the field of the settings shows it.
        return find(key)?.part === undefined && takeFocus(key)
      })
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
