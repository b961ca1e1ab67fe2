import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { EDITOR_ID, useStatus } from './status.ts'

/** A button that is disabled by its change, another one, and a field. */
function Editor() {
  const { status, show } = useStatus()
  const outcome = { message: 'Undone.', focus: ['[data-change]'] }
  return (
    <div id={EDITOR_ID}>
      <button type="button" disabled={status !== ''} onClick={() => show(outcome, true)}>
        Undo
      </button>
      <button type="button" data-change="redo">
        Redo
      </button>
      <input />
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  sessionStorage.clear()
  render(<Editor />)
  button('Undo').focus()
})

it('moves the focus from the pressed button to the next one', () => {
  act(() => button('Undo').click())
  expect(document.activeElement).toBe(button('Redo'))
})

it('leaves the focus where a screen reader has moved it before the change is shown', () => {
  act(() => {
    button('Undo').click()
    screen.getByRole('textbox').focus()
  })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
