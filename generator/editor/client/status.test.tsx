import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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
      <Redo />
      <input />
    </div>
  )
}

/** The first double click replaces the button by a new element, the second one adds a button in its place. */
function Redo() {
  const [count, update] = useReducer((before: number) => before + 1, 0)
  return (
    <>
      {count === 2 && (
        <button type="button" data-change="redo">
          New
        </button>
      )}
      <button
        key={count === 0 ? 'first' : 'next'}
        type="button"
        data-change={count < 2 ? 'redo' : undefined}
        onDoubleClick={update}
      >
        Redo
      </button>
    </>
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

it('moves the focus again if an update of only a part of the editor replaces the element, or another one gets its place', async () => {
  act(() => button('Undo').click())
  const before = button('Redo')
  fireEvent.doubleClick(before)
  expect(button('Redo')).not.toBe(before)
  await waitFor(() => expect(document.activeElement).toBe(button('Redo')))
  fireEvent.doubleClick(button('Redo'))
  await waitFor(() => expect(document.activeElement).toBe(button('New')))
})

it('selects the text of a field that gets the focus, so that typing replaces a sample', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'Sample'
  const { result } = renderHook(useStatus)
  act(() => result.current.show({ focus: ['input'] }, true))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
})

it('shows a message for some seconds, and a problem until there is another message', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { result } = renderHook(useStatus)
  const after = (seconds: number) => {
    act(() => void vi.advanceTimersByTime(1000 * seconds))
    return result.current
  }
  act(() => result.current.setStatus('Saved.'))
  expect([after(5).status, after(5).status]).toEqual(['Saved.', ''])
  await act(() => result.current.showResult(Promise.resolve('No.'), { message: 'Saved.' }))
  expect(after(60)).toMatchObject({ status: 'No.', isProblem: true })
  act(() => result.current.setStatus('Saved.'))
  expect(result.current).toMatchObject({ status: 'Saved.', isProblem: false })
})
