/**
 * Moves the focus in a toolbar with ArrowLeft, ArrowRight, Home and End. The focused button is the one
 * that Tab reaches (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Returns whether it moved.
 */
export function moveToolbarFocus(toolbar: HTMLElement, key: string): boolean {
  const buttons = [...toolbar.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? -1 : 1
  const target = {
    ArrowLeft: index - forward,
    ArrowRight: index + forward,
    Home: 0,
    End: buttons.length - 1,
  }[key]
  const button = target === undefined ? undefined : buttons.at(target % buttons.length)
  if (button === undefined) return false
  focusToolbarButton(button)
  return true
}

/** Focuses a button of a toolbar, and makes it the one that Tab reaches. */
export function focusToolbarButton(button: HTMLElement): void {
  for (const other of button.closest('[role=toolbar]')?.querySelectorAll('button') ?? []) {
    other.tabIndex = other === button ? 0 : -1
  }
  button.focus({ preventScroll: true })
}
