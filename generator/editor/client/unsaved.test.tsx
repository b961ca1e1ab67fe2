import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { EditableText } from '../protocol.ts'
import { HeadlessMantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseJson } from '../../../src/model/json.ts'
import { createUnsavedTexts, UnsavedContext, useAskBeforeLeaving, useUnsaved } from './unsaved.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useSavedField } from './saving.ts'
import { UnsavedTexts } from './Toolbar.tsx'

const KEY = 'navigation.0.text'

/** The texts of a page in the manifest. */
let inManifest: readonly EditableText[] = []
const tabs: ReturnType<typeof createUnsavedTexts>[] = []
function newTab(project = '/site') {
  const created = createUnsavedTexts(project, async () => inManifest)
  tabs.push(created)
  return created
}
let tab = newTab()

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <HeadlessMantineProvider>
    <UnsavedContext value={tab}>{children}</UnsavedContext>
  </HeadlessMantineProvider>
)

function Field() {
  const { unsaved, keep } = useUnsaved(KEY, 'Title')
  return (
    <input
      value={unsaved?.value ?? 'Home'}
      onChange={({ target: { value } }) => keep({ value, before: 'Home', selection: [1, 2] })}
    />
  )
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

/** What the list of unsaved texts shows. */
const listed = () => screen.queryByRole('list')?.textContent ?? ''

/** Whether the browser asks the author before it leaves the page. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  tab = newTab()
})

afterEach(() => {
  cleanup()
  for (const { texts, clear } of tabs.splice(0)) texts().forEach(({ key }) => clear(key))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  inManifest = []
})

it('keeps a typed text when its field is removed, and gives it to the next field', () => {
  const list = render(<UnsavedTexts />, { wrapper })
  const { unmount } = render(<Field />, { wrapper })
  type('Start')
  expect(listed()).toBe('')
  unmount()
  expect(listed()).toContain('Start')
  list.unmount()
  render(<Field />, { wrapper })
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Start')
})

it('stores a typed text with the page of its field and the time, and gives it to the next load of the page', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  render(<Field />, { wrapper })
  history.pushState(null, '', '/other')
  type('Start')
  history.back()
  const typed = { key: KEY, label: 'Title', page: '/', value: 'Start', before: 'Home' }
  const stored = Object.values(localStorage).map((value) => parseJson(value))
  expect(stored).toEqual([[{ ...typed, selection: [1, 2], time: 1000 }]])
  dispatchEvent(new Event('pagehide'))
  const [next, duplicate] = [newTab(), newTab()]
  expect(next.texts()).toMatchObject([typed])
  expect(next.takeFocus(KEY)).toBe(true)
  // A duplicate of the tab has a copy of its session storage.
  expect(duplicate.texts()).toEqual([])
  tab = next
})

it.each([
  ['on the page, its field', { keys: [KEY] }, undefined, []],
  ['in the settings, those of its part', {}, ['navigation'], [[['navigation']]]],
])('opens a text that was typed %s', async (_, props, part, settings) => {
  const openSettings = vi.fn<(part: ModelPath) => void>()
  const page = location.pathname
  tab.keep({ key: KEY, label: 'Title', page, part, value: 'Start', before: 'Home' })
  render(<UnsavedTexts {...props} openSettings={openSettings} />, { wrapper })
  await act(async () => screen.getByRole('button', { name: 'Open the text' }).click())
  expect(tab.takeFocus(KEY)).toBe(true)
  expect(openSettings.mock.calls).toEqual(settings)
})

/** Types a text in another tab. */
const typeInTab = (value: string, project?: string) =>
  newTab(project).keep({ key: KEY, label: 'Title', page: '/', value, before: 'Home' })

it('offers the text of a tab that was closed or has crashed until it is restored, discarded or saved', async () => {
  typeInTab('First')
  typeInTab('Second')
  render(<UnsavedTexts />, { wrapper })
  render(<Field />, { wrapper })
  await act(tab.refresh)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Home')
  expect(listed()).toMatch(/First.*Second/)
  const [restore] = screen.getAllByRole('button', { name: 'Restore' })
  fireEvent.click(restore ?? document.body)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'First')
  // What is typed in this tab is never replaced.
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  await act(tab.refresh)
  expect(listed()).not.toContain('First')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await act(tab.refresh)
  expect(listed()).toBe('')
  expect(Object.keys(localStorage)).toHaveLength(1)
})

it('offers no text of an open tab, of another project at the same origin, or of a month ago', async () => {
  typeInTab('Open')
  const held = Object.keys(localStorage).map((name) => ({ name }))
  const locks = { query: async () => ({ held }), request: async () => {} }
  vi.stubGlobal('navigator', { locks })
  typeInTab('Other', '/site" 2')
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  typeInTab('Old')
  now.mockRestore()
  await tab.refresh()
  expect(tab.offered()).toEqual([])
  expect(Object.values(localStorage).join()).toMatch(/Open.*Other|Other.*Open/)
  expect(Object.values(localStorage).join()).not.toContain('Old')
})

it('forgets a text that is saved, although its page was left before the reply', async () => {
  const text = { path: ['navigation', 0, 'text'], value: 'Start', label: '', isOnPages: true }
  inManifest = [{ ...text, parts: [{ text: 'Start' }], usedBy: [] }]
  typeInTab('Start')
  tab.keep({ key: KEY, label: 'Title', page: '/', value: 'Start ', before: 'Home' })
  tab.keep({ key: 'title', label: 'Title', page: '/', value: 'Start', before: 'Home' })
  await tab.refresh()
  expect(tab.texts().map(({ key }) => key)).toEqual(['title'])
  expect(tab.offered()).toEqual([])
})

it('asks before the page is left while a form has values that are only in its fields', () => {
  const { rerender, unmount } = renderHook(useAskBeforeLeaving, { initialProps: false })
  expect(isAsked()).toBe(false)
  rerender(true)
  expect(isAsked()).toBe(true)
  unmount()
  expect(isAsked()).toBe(false)
})

it('asks before the page is left if the storage is full or blocked, until the text is saved', async () => {
  render(<Field />, { wrapper })
  type('Start')
  expect(isAsked()).toBe(false)
  cleanup()
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  }
  tab = newTab()
  render(<Field />, { wrapper })
  type('Start')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Start')
  expect(isAsked()).toBe(true)
  act(() => tab.clear(KEY))
  expect(isAsked()).toBe(false)
  const refuse = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { query: refuse, request: refuse } })
  await newTab().refresh()
})

it('gives no field the text of another entry when a list changes, but lists it', () => {
  render(<UnsavedTexts />, { wrapper })
  render(<Field />, { wrapper })
  type('About')
  act(() => tab.detach({ list: ['navigation'], first: 0 }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Home')
  expect(listed()).toContain('About')
})

function SavedField(props: Pick<Parameters<typeof useSavedField>[0], 'saved' | 'save'>) {
  const { ref, conflict, ...field } = useSavedField({
    key: KEY,
    label: 'Title',
    part: ['navigation'],
    ...props,
  })
  return (
    <div ref={ref}>
      <input
        value={field.value}
        title={field.problem}
        onChange={({ target }) => field.enter(target.value)}
        onKeyDown={field.onKeyDown}
      />
      {conflict && <ConflictChoice {...conflict} />}
    </div>
  )
}

/** A field with a typed text, after another program has changed the value, and Enter. */
async function typeDuringChange() {
  const save = vi.fn<(entered: string) => Promise<string>>(async () => '')
  const { rerender } = render(<SavedField saved="We read." save={save} />, { wrapper })
  type('They read.')
  rerender(<SavedField saved="We read twice." save={save} />)
  const field = screen.getByRole('textbox')
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(save).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('group'))
  return { field, save }
}

it('shows both versions of a value, and saves both changes if they do not overlap', async () => {
  const { field, save } = await typeDuringChange()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'They read.',
    'We read twice.',
    'They read twice.',
  ])
  await act(async () => screen.getByRole('button', { name: 'Keep both' }).click())
  expect(save).toHaveBeenCalledExactlyOnceWith('They read twice.')
  expect(tab.texts()).toEqual([])
  expect(document.activeElement).toBe(field)
})

it('keeps the value of the other program with Escape', async () => {
  const { field, save } = await typeDuringChange()
  await act(async () => fireEvent.keyDown(screen.getByRole('group'), { key: 'Escape' }))
  expect(field).toHaveProperty('value', 'We read twice.')
  expect(save).not.toHaveBeenCalled()
  expect(tab.texts()).toEqual([])
})
