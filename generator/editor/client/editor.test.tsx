import type { EditablePage, ReplyOf } from '../protocol.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { parseJson } from '../../../src/model/json.ts'
import { createSend, EditorContext, useEditing } from './editor.ts'
import { useOpenPanel } from './openPanel.ts'
import { SENTENCES } from './sentences.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { useStatus } from './status.ts'
import { createUnsavedTexts, UnsavedContext, useUnsaved, useUnsavedTexts } from './unsaved.ts'

const TITLE = ['routes', '/', 'title']

const PAGE: EditablePage = {
  regions: [
    {
      selector: undefined,
      name: 'Page',
      texts: [
        {
          path: TITLE,
          value: 'Acme',
          parts: [{ code: 'COMPANY', value: 'Acme' }],
          label: 'title',
          isOnPages: true,
          usedBy: [],
        },
      ],
    },
  ],
  inserted: [],
  sections: { list: { path: [], revision: '', elements: [] }, sections: [] },
  images: [],
  pictures: [],
  names: {},
  publication: undefined,
  draft: { path: [], revision: undefined },
  problem: undefined,
  canUndo: false,
  canRedo: false,
  replacement: undefined,
}

const SETTINGS: ReplyOf<'describePart'> = {
  choices: {
    page: [],
    link: [{ value: '/team', label: 'Our People' }],
    image: [],
    form: [],
    event: [],
    place: [],
    hours: [],
    map: [],
    language: [],
    category: [],
    media: [],
  },
  targets: [{ path: ['routes', '/'], name: 'Page', group: 'page' }],
  path: ['routes', '/'],
  settings: [
    {
      path: TITLE,
      label: 'Title',
      control: { kind: 'text' },
      text: {
        parts: [
          { code: 'COMPANY', value: 'Acme', meaning: 'The name of the company' },
          { text: ' at work' },
        ],
        usedBy: [],
      },
      value: 'Acme at work',
      code: '`${COMPANY} at work`',
      isOptional: false,
      isComputed: false,
      isRemovable: false,
      variants: [{ value: '', label: '' }],
    },
  ],
}

/** Answers the requests of the page editor: by their kinds, the replies or the functions that return them. */
function answer(replies: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { readonly body?: string } = {}) => {
    const { kind, request } = Object(parseJson(body))
    const reply = replies[kind]
    return Response.json(await (typeof reply === 'function' ? reply(request) : reply))
  })
}

afterEach(() => vi.unstubAllGlobals())

const send = createSend('')

const unsaved = createUnsavedTexts('/site', async () => [])

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider>
    <UnsavedContext value={unsaved}>{children}</UnsavedContext>
  </MantineProvider>
)

function Panel() {
  const status = useStatus()
  const panel = useOpenPanel()
  const { problem: _, ...editing } = useEditing(send, status.setStatus)
  return (
    <EditorContext value={{ send, ...editing, ...status, panel, openImage() {} }}>
      <SettingsPanel />
    </EditorContext>
  )
}

it('shows the settings of the last page while another one is loading', async () => {
  const loading = new EventTarget()
  const loaded = new Promise((resolve) => {
    loading.addEventListener('end', () => resolve(PAGE), { once: true })
  })
  answer({ describePart: SETTINGS, describePage: PAGE })
  const { rerender } = render(<Panel />, { wrapper })
  await screen.findByRole('textbox', { name: 'Title' })

  const [setting] = SETTINGS.settings
  const settings = [{ ...setting, label: 'Title of the other page' }]
  const path = ['routes', '/other']
  answer({ describePart: { ...SETTINGS, path, settings }, describePage: loaded })
  history.pushState(null, '', '/other')
  rerender(<Panel />)
  await waitFor(() => expect(screen.getByRole('complementary').ariaBusy).toBe('true'))
  screen.getByRole('textbox', { name: 'Title' })
  loading.dispatchEvent(new Event('end'))
  await screen.findByRole('textbox', { name: 'Title of the other page' })
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  history.back()
})

it('shows inserted values as words, and saves what is typed with their code', async () => {
  const applied: unknown[] = []
  const apply = (change: unknown) => {
    applied.push(change)
    return { result: 'conflict', message: '' }
  }
  answer({ describePart: SETTINGS, describePage: PAGE, apply })
  render(<Panel />, { wrapper })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  expect(title.textContent).toBe('Acme at work')
  screen.getByText(SENTENCES.settings.insertedFrom('Acme', 'The name of the company'))
  const paste = (text: string) => {
    const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') }
    fireEvent.paste(title, { clipboardData })
  }
  paste(' not')
  await waitFor(() => expect(title.textContent).toBe('Acme at work not'))
  fireEvent.keyDown(title, { key: 'Escape' })
  await waitFor(() => expect(title.textContent).toBe('Acme at work'))
  paste(' for ${COMPANY}\r\nin *May*')
  fireEvent.keyDown(title, { key: 'Enter' })
  await waitFor(() => expect(applied).toHaveLength(1))
  const value = '${COMPANY} at work for ${COMPANY}\nin *May*'
  expect(applied[0]).toMatchObject({ values: [{ path: TITLE, value }] })
  act(() => unsaved.clear(TITLE.join('.')))
})

it('changes a shared text only in its place if the author chooses it, also after a load of the page', async () => {
  const applied: unknown[] = []
  const apply = (change: unknown) => {
    applied.push(change)
    return { result: 'saved' }
  }
  const text = { parts: [{ text: 'Write' }], usedBy: ['page “Contact”'], canDiffer: true }
  const settings = [{ ...SETTINGS.settings[0], text, value: 'Write' }]
  answer({ describePart: { ...SETTINGS, settings }, describePage: PAGE, apply })
  const { unmount } = render(<Panel />, { wrapper })
  const title = () => screen.findByRole('textbox', { name: 'Title' })
  const choice = (name: string) => screen.getByRole('button', { name })
  await title()
  screen.getByText(/^Your change is also seen in: page “Contact”/)
  fireEvent.click(choice('Only here'))
  fireEvent.change(await title(), { target: { value: 'Ask' } })
  expect(screen.queryByText(/^Your change is also seen/)).toBeNull()
  unmount()
  render(<Panel />, { wrapper })
  fireEvent.keyDown(await title(), { key: 'Enter' })
  await waitFor(() => expect(applied).toHaveLength(1))
  expect(applied[0]).toMatchObject({ values: [{ value: 'Ask', onlyHere: true }] })
  act(() => unsaved.clear(TITLE.join('.')))
})

it('saves a rejected value together with the next rejected value of its object', async () => {
  const [first] = SETTINGS.settings
  const field = (name: string, value: string) => ({
    ...first,
    path: ['events', 'fair', name],
    label: name,
    control: { kind: 'string' },
    text: undefined,
    value,
  })
  const settings = [field('start', '1'), field('end', '2'), field('name', 'Fair')]
  const applied: string[][] = []
  const apply = ({ values }: { readonly values: readonly { readonly value: string }[] }) => {
    applied.push(values.map(({ value }) => value))
    const problems = [{ message: 'The end is before the start.' }]
    return values.length === 2 ? { result: 'saved' } : { result: 'rejected', problems }
  }
  answer({ describePart: { ...SETTINGS, settings }, describePage: PAGE, apply })
  render(<Panel />, { wrapper })
  const enter = async (name: string, value: string) => {
    const input = await screen.findByRole('textbox', { name })
    fireEvent.change(input, { target: { value } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
  await enter('name', 'No fair')
  await screen.findByText('The end is before the start.')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'name' }), { key: 'Escape' })
  await enter('start', '3')
  await screen.findByText('The end is before the start.')
  await enter('end', '4')
  await waitFor(() => expect(screen.queryByText('The end is before the start.')).toBeNull())
  expect(applied).toEqual([['No fair'], ['3'], ['4'], ['4', '3']])
  expect(unsaved.texts()).toEqual([])
})

it('shows the title of the page that a link leads to, and saves the address of a typed title', async () => {
  const [setting] = SETTINGS.settings
  const path = ['menu', 0, 'to']
  const control = { kind: 'reference', to: 'link' }
  const link = { ...setting, path, label: 'Target', text: undefined, control, value: '/team' }
  const apply = vi.fn<(change: unknown) => object>(() => ({ result: 'saved' }))
  answer({ describePart: { ...SETTINGS, settings: [link] }, describePage: PAGE, apply })
  render(<Panel />, { wrapper })
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Target' })
  expect(input.value).toBe('Our People')
  fireEvent.change(input, { target: { value: '/team' } })
  expect(input.value).toBe('/team')
  fireEvent.change(input, { target: { value: '/team#a' } })
  expect([input.value, unsaved.find('menu.0.to')?.value]).toEqual(['/team#a', '/team#a'])
  fireEvent.change(input, { target: { value: 'Our People' } })
  await waitFor(() => expect(unsaved.texts()).toEqual([]))
})

it('says once that the contrast of a color is too low', async () => {
  const [setting] = SETTINGS.settings
  const control = { kind: 'color', contrast: { to: 'white', others: ['#ffffff'], needed: 12 } }
  const color = { ...setting, path: ['color'], label: 'Color', text: undefined, control }
  const settings = [{ ...color, value: '#000000' }]
  const problems = [{ message: 'The contrast is too low.' }]
  const apply = { result: 'rejected', problems }
  answer({ describePart: { ...SETTINGS, settings }, describePage: PAGE, apply })
  render(<Panel />, { wrapper })
  const input = await screen.findByRole('textbox', { name: 'Color' })
  fireEvent.change(input, { target: { value: '#888888' } })
  await screen.findByText(/Contrast to white: 3.5 \(too low/)
  fireEvent.keyDown(input, { key: 'Enter' })
  await screen.findByText('The contrast is too low.')
  expect(screen.getAllByText(/too low/)).toHaveLength(1)
  fireEvent.keyDown(input, { key: 'Escape' })
})

it('shows a moved entry at once, and takes it back with the problem if the change is rejected', async () => {
  const [setting] = SETTINGS.settings
  const path = ['routes', '/', 'cards']
  const entries = ['First', 'Second'].map((label, index) => ({
    ...setting,
    path: [...path, index],
    label,
    summary: '/team',
    control: { kind: 'group', settings: [] },
  }))
  const elements = entries.map((_, first) => ({ first, count: 1 }))
  const list = { path, revision: 'seen', elements }
  const control = { kind: 'list', list, entries, variants: SETTINGS.settings[0]?.variants }
  const rejection = { result: 'rejected', problems: [{ message: 'It must be first.' }] }
  const saving = new EventTarget()
  const reply = new Promise((resolve) => {
    saving.addEventListener('end', () => resolve(rejection))
  })
  const settings = [{ ...setting, path, label: 'Cards', control }]
  answer({ describePart: { ...SETTINGS, settings }, describePage: PAGE, apply: reply })
  render(<Panel />, { wrapper })
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for no. 1: First' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  expect(rows()).toEqual(['SecondOur People', 'FirstOur People'])
  saving.dispatchEvent(new Event('end'))
  await screen.findByText('It must be first.')
  expect(rows()).toEqual(['FirstOur People', 'SecondOur People'])
})

it('takes unsaved texts out of the entries of a list that have another index after a change', async () => {
  const list = ['forms', 'contact', 'fields']
  answer({ describePage: PAGE })
  const hooks = () => ({
    editing: useEditing(send, () => {}),
    texts: [0, 1].map((index) => useUnsaved([...list, index, 'label'].join('.'), 'Label')),
    all: useUnsavedTexts(),
  })
  const { result } = renderHook(hooks, { wrapper })
  const typed = () => result.current.texts.map(({ unsaved }) => unsaved?.value)
  for (const { keep } of result.current.texts) {
    act(() => keep({ value: 'Typed', before: 'Saved' }))
  }
  const change = (moved: object) => {
    answer({ describePage: PAGE, undo: { result: 'saved', moved } })
    return act(() => result.current.editing.step('undo'))
  }
  await change({ list, first: 1 })
  expect(typed()).toEqual(['Typed', undefined])
  await change({ list, first: 0 })
  expect(typed()).toEqual([undefined, undefined])
  expect(result.current.all).toHaveLength(2)
  act(() => result.current.all.forEach((text) => unsaved.clear(text.key)))
})

it('opens another page instead of one that is gone, and says so once', async () => {
  const opened = vi.fn<() => Promise<void>>(async () => {})
  vi.stubGlobal('__TSR_ROUTER__', { routesByPath: { '/news': {} }, navigate: opened })
  answer({ describePage: { ...PAGE, replacement: { path: '/news', isUnexpected: true } } })
  const say = vi.fn<(message: string) => void>()
  renderHook(() => useEditing(send, say), { wrapper })
  await waitFor(() => expect(say.mock.calls).toEqual([[SENTENCES.bar.gone]]))
  expect(opened).toHaveBeenCalledWith({ to: '/news' })
})

it('keeps the same page while another one is loaded, because a new one lets other parts send their requests again', () => {
  answer({ describePage: new Promise(() => {}) })
  const { result, rerender } = renderHook(() => useEditing(send, () => {}).page, { wrapper })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})
