import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { past } from 'virtual:clock'
import { renderInSite } from './testing/renderInSite.tsx'
import { Actions } from './Actions.tsx'
import { AfterEvent } from './AfterEvent.tsx'

beforeEach(() => {
  // The build is older than the end of the event.
  vi.spyOn(past, 'includes').mockReturnValue(false)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Example = { readonly heading: string; readonly intro: string; readonly link: string }

/** A section with a state of its own, like a form. */
const Example = ({ section }: { readonly section: Example }) => (
  <>
    <h2>{section.heading}</h2>
    <p>{section.intro}</p>
    <Actions links={[{ text: section.link, to: '/' }]} />
    <input aria-label="Name" />
  </>
)

const render = (endsAt: string) => {
  const afterEvent = { event: endsAt, heading: 'After', link: 'Photos' }
  const section = { heading: 'Before', intro: 'Always', link: 'Register', afterEvent }
  return renderInSite(<AfterEvent of={Example} section={section} />)
}

test('after the event, properties are replaced, and what the visitor entered is kept', async () => {
  vi.useFakeTimers()
  const page = await render('2025-07-18T21:00:00.000Z')
  const input = screen.getByRole('textbox')
  fireEvent.change(input, { target: { value: 'Ada' } })
  // At first like in the build, so that hydration finds the prerendered HTML.
  expect(page.querySelector('h2')?.textContent).toBe('Before')
  await act(() => vi.runAllTimersAsync())
  expect(page.textContent).toBe('AfterAlwaysPhotos')
  expect(screen.getByRole('textbox')).toBe(input)
  expect(screen.getByDisplayValue('Ada')).toBe(input)
})

test('before the end of the event, nothing is replaced', async () => {
  vi.useFakeTimers()
  const page = await render('2999-07-18T21:00:00.000Z')
  await act(() => vi.runAllTimersAsync())
  expect(page.textContent).toBe('BeforeAlwaysRegister')
})
