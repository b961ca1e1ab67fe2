import { useEffect, useReducer, useRef } from 'react'
import type {
  ListChange,
  EditRequest,
  EditReply,
  ValuePath,
  EditableSections,
  EditableSection,
} from '../../protocol.ts'
import { errorText, replyText } from '../requests.ts'
import { type ToolbarAction, focusToolbarButton } from './SectionToolbar.tsx'

type SectionChangesOptions = {
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onStatus: (message: string) => void
  /** Focuses a button. Returns whether the page shows the section at its new place already. */
  readonly onFocus: (focus: SectionFocus) => boolean
}

/** Sends changes of sections, one after the other, and moves the focus when the page shows the result. */
export function useSectionChanges({ change, onStatus, onFocus }: SectionChangesOptions) {
  /** The focus of the last change, until the author does something else. */
  const focus = useRef<SectionFocus>(undefined)
  const isFocused = useRef(false)
  const isBusy = useRef(false)
  const [, render] = useReducer((count: number) => count + 1, 0)
  // A change may have reloaded the page.
  useEffect(() => {
    focus.current = storedFocus()
    if (focus.current !== undefined) onStatus(focus.current.message)
  }, [onStatus])
  // After each render: the page shows the change later than the server has saved it, and a hot update can
  // remove the focused button.
  useEffect(() => {
    const isLost = !isFocused.current || document.activeElement === document.body
    if (focus.current !== undefined && isLost) isFocused.current = onFocus(focus.current)
  })
  useEffect(() => {
    // From now on, the focus belongs to the author.
    const forget = () => {
      clearFocus()
      focus.current = undefined
    }
    const options = { capture: true }
    addEventListener('pointerdown', forget, options)
    addEventListener('keydown', forget, options)
    return () => {
      removeEventListener('pointerdown', forget, options)
      removeEventListener('keydown', forget, options)
    }
  }, [])

  /** Resolves to the problem of a rejected change. */
  return async function run(
    requested: ListChange,
    next: SectionFocus,
  ): Promise<string | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    storeFocus(next)
    const problem = await change(requested).then(
      (reply) => (reply.result === 'saved' ? undefined : replyText(reply, '')),
      errorText,
    )
    isBusy.current = false
    onStatus(problem ?? next.message)
    focus.current = problem === undefined ? next : undefined
    isFocused.current = false
    if (problem !== undefined) clearFocus()
    render()
    return problem
  }
}

type ActionsOptions = {
  readonly run: (change: ListChange, next: SectionFocus) => Promise<unknown>
  /** Opens the palette for an index. */
  readonly onInsert: (index: number) => void
  readonly onSettings: ((path: ValuePath) => void) | undefined
}

/** What the toolbars of the sections do. */
export function sectionActions(
  { list, sections }: EditableSections,
  { run, onInsert, onSettings }: ActionsOptions,
) {
  const seen = { list: list.path, version: list.version }
  const last = sections.length - 1
  const quoted = (index: number) => `“${sections[index]?.heading}”`

  /** Moves a section, unless it is already the first or the last one. */
  function move(from: number, to: number): void {
    if (to < 0 || to > last || from === to) return
    const message = `Moved ${quoted(from)} to position ${to + 1} of ${sections.length}.`
    const button = to < from ? 'up' : 'down'
    void run({ kind: 'moveEntry', ...seen, from, to }, { index: to, button, message })
  }

  function duplicate(index: number): void {
    const message = `Duplicated ${quoted(index)}.`
    const next = { index: index + 1, button: 'duplicate', message }
    void run({ kind: 'duplicateEntry', ...seen, index }, next)
  }

  function remove(index: number): void {
    const message = `Removed ${quoted(index)}. Undo restores it.`
    const next = {
      index: Math.min(index, last - 1),
      button: last === 0 ? 'insert' : 'remove',
      message,
    }
    void run({ kind: 'removeEntry', ...seen, index }, next)
  }

  return {
    move,
    /** The buttons of a section. */
    of: (index: number): ToolbarAction[] => [
      {
        icon: 'up',
        name: 'Move up',
        isDisabled: index === 0,
        run: () => move(index, index - 1),
      },
      {
        icon: 'down',
        name: 'Move down',
        isDisabled: index === last,
        run: () => move(index, index + 1),
      },
      { icon: 'duplicate', name: 'Duplicate', run: () => duplicate(index) },
      { icon: 'remove', name: 'Remove', run: () => remove(index) },
      {
        icon: 'insert',
        name: 'Insert a section after this one',
        run: () => onInsert(index + 1),
      },
      ...(onSettings === undefined
        ? []
        : [
            {
              icon: 'settings' as const,
              name: 'Settings',
              run: () => onSettings([...list.path, index]),
            },
          ]),
    ],
  }
}

/**
 * Focuses a button of a section, and scrolls to it if it is outside the window. Returns false if the page
 * does not show the sections in their order yet.
 */
export function focusSection(
  layer: HTMLElement | null,
  sections: readonly EditableSection[],
  { index, button: name }: SectionFocus,
): boolean {
  const button = layer?.querySelector(`[data-section="${index}"] [data-button="${name}"]`)
  if (!(button instanceof HTMLElement) || !isInOrder(sections)) return false
  focusToolbarButton(button)
  const { top, bottom } = button.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) button.scrollIntoView({ block: 'center' })
  return true
}

/** Whether the document contains the sections in this order. */
function isInOrder(sections: readonly EditableSection[]): boolean {
  const elements = sections.map(({ id }) => document.getElementById(id))
  return elements.every((element, index) => {
    const next = elements[index + 1]
    if (element === null) return false
    return (
      next === undefined ||
      (next !== null &&
        (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    )
  })
}

/** The button that gets the focus after a change, and what the status line says. */
type SectionFocus = {
  /** The index of the section after the change. `-1`: the button at the top of the page. */
  readonly index: number
  /** The name of the button. */
  readonly button: string
  readonly message: string
}

const STORAGE_KEY = 'page-editor-focus'

/** Keeps the focus during a change, because some changes reload the page. */
const storeFocus = ({ index, button, message }: SectionFocus) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([location.pathname, index, button, message]))

/** Forgets the stored focus. */
const clearFocus = () => sessionStorage.removeItem(STORAGE_KEY)

/** The stored focus of this page. */
function storedFocus(): SectionFocus | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  const values: unknown = stored === null ? [] : JSON.parse(stored)
  const [page, index, button, message] = Array.isArray(values) ? values : []
  if (page !== location.pathname || typeof index !== 'number') return undefined
  return { index, button: String(button), message: String(message) }
}
