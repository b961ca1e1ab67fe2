import { useEffect, useRef } from 'react'

/** A button of an entry of a list. */
export type EntryButton = {
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
