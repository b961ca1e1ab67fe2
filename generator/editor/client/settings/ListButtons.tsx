import { useState, useEffect, useRef } from 'react'
import type { EditableList, ListChange } from '../../protocol.ts'
import { errorText, replyText } from '../requests.ts'
import classes from './SettingsPanel.module.css'
import { useSettingsContext } from './settingsContext.ts'

type ListButtonsProps = {
  readonly list: EditableList
  readonly index: number
  /** The number of entries. */
  readonly count: number
  /** What tells the entry apart. */
  readonly label: string
  /** Called before a change with the button that gets the focus after it, and with `undefined` if it fails. */
  readonly onFocus: (next: EntryButton | undefined) => void
}

/** The buttons that move, duplicate and remove an entry of a list. */
export function ListButtons({ list, index, count, label, onFocus }: ListButtonsProps) {
  const { change } = useSettingsContext()
  const [problem, setProblem] = useState('')
  const number = `Entry ${index + 1}`
  const name = label === number ? number : `${number}: ${label}`
  const at = { list: [...list.path], version: list.version }
  const run = async (requested: ListChange, next: EntryButton) => {
    onFocus(next)
    try {
      const reply = await change(requested)
      if (reply.result !== 'saved') onFocus(undefined)
      setProblem(replyText(reply, ''))
    } catch (error) {
      onFocus(undefined)
      setProblem(errorText(error))
    }
  }
  const move = (to: number) =>
    run(
      { kind: 'moveEntry', ...at, from: index, to },
      { index: to, button: to < index ? 'up' : 'down' },
    )
  const duplicate = () =>
    run({ kind: 'duplicateEntry', ...at, index }, { index: index + 1, button: 'duplicate' })
  const remove = () =>
    run(
      { kind: 'removeEntry', ...at, index },
      { index: Math.min(index, count - 2), button: 'remove' },
    )
  return (
    <>
      <fieldset aria-label={name} className={classes.actions}>
        <button
          type="button"
          data-button="up"
          disabled={index === 0}
          onClick={() => void move(index - 1)}
        >
          Up
        </button>
        <button
          type="button"
          data-button="down"
          disabled={index === count - 1}
          onClick={() => void move(index + 1)}
        >
          Down
        </button>
        <button type="button" data-button="duplicate" onClick={() => void duplicate()}>
          Duplicate
        </button>
        <button type="button" data-button="remove" onClick={() => void remove()}>
          Remove
        </button>
      </fieldset>
      {problem !== '' && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** A button of an entry of a list. */
type EntryButton = {
  /** The index of the entry after the change. */
  readonly index: number
  readonly button: 'up' | 'down' | 'duplicate' | 'remove'
}

/**
 * Moves the focus with an entry. Each list item has buttons with `data-button`.
 *
 * @param entries the entries of the list, a new value after each change
 */
export function useEntryFocus(entries: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<EntryButton & { readonly before: readonly unknown[] }>(undefined)
  useEffect(() => {
    if (next.current === undefined || next.current.before === entries) return
    focusEntry(list.current, next.current)
    next.current = undefined
  }, [entries])
  return {
    list,
    /** Focuses this button as soon as the entries have changed. `undefined`: they do not change. */
    focusAfterChange(button: EntryButton | undefined) {
      next.current = button && { ...button, before: entries }
    },
  }
}

/** Focuses the button, or another one of the entry if it is disabled: the entry is the first or the last one. */
function focusEntry(list: HTMLOListElement | null, { index, button }: EntryButton): void {
  const buttons = [
    ...(list?.children[index]?.querySelectorAll<HTMLElement>('[data-button]:enabled') ?? []),
  ]
  const same = buttons.find(({ dataset }) => dataset['button'] === button)
  ;(same ?? buttons[0])?.focus()
}
