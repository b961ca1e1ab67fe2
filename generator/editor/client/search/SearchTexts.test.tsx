import type { FoundText } from '../../protocol.ts'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { parseJson } from '../../../../src/model/json.ts'
import { createSend, EditorContext, useEditing } from '../editor.ts'
import { useOpenPanel } from '../openPanel.ts'
import { useStatus } from '../status.ts'
import { createUnsavedTexts, UnsavedContext } from '../unsaved.ts'
import { SearchTexts } from './SearchTexts.tsx'

const text = (name: string, revision: string, code?: string): FoundText => ({
  path: ['routes', '/', name],
  paths: [['routes', '/', name]],
  code,
  revision,
  page: '/',
  name: 'Home',
  label: name,
  usedBy: [],
  excerpt: [{ text: `Old ${name}`, found: true, replaced: `New ${name}` }],
  value: `New ${name}`,
})

/** Answers each kind of request by the last one of its replies, or by the next one. Returns the requests. */
function answer(replies: Readonly<Record<string, object[]>>) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { readonly body?: string } = {}) => {
    const { kind, request } = Object(parseJson(body))
    if (kind === 'apply') requests.push(request)
    const [first, ...others] = replies[kind] ?? []
    if (kind === 'apply' && others.length > 0) replies[kind]?.shift()
    return Response.json(first ?? {})
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

const send = createSend('')

const unsaved = createUnsavedTexts('/site', async () => [])

function Search() {
  const status = useStatus()
  const panel = useOpenPanel()
  const { problem: _, ...editing } = useEditing(send, status.setStatus)
  return (
    <EditorContext value={{ send, ...editing, ...status, panel, openImage() {} }}>
      <SearchTexts />
    </EditorContext>
  )
}

it('replaces the selected texts, and marks those that are invalid or were changed since they were shown', async () => {
  const found = {
    texts: [text('title', 'a'), text('description', 'b')],
    values: [text('hero', 'c', 'NAME')],
  }
  const findTexts = [found]
  const problem = { message: 'The text is empty.', path: ['routes', '/', 'title'] }
  const requests = answer({
    describePage: [{}],
    findTexts,
    apply: [
      { result: 'rejected', problems: [problem] },
      { result: 'conflict', message: '' },
    ],
  })
  render(<Search />, {
    wrapper: ({ children }) => (
      <MantineProvider>
        <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      </MantineProvider>
    ),
  })
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fill('Find in all texts', 'old')
  const marked = await screen.findAllByText('Old title', { selector: 'mark' }, { timeout: 9000 })
  expect(marked).toHaveLength(1)
  // Only after the author has said what is read instead.
  expect(screen.queryByRole('deletion')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  fill('Replace with', 'New')
  // Not the value, which several texts insert.
  const button = await screen.findByRole(
    'button',
    { name: 'Replace in 2 texts' },
    { timeout: 9000 },
  )
  const box = (name: string) =>
    screen.findByRole('checkbox', { name: new RegExp(name), description: /./ })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  await screen.findByText('The text is empty.')
  expect(await box('title')).toBe(
    screen.getByRole('checkbox', { description: /The text is empty/ }),
  )
  findTexts.splice(0, 1, { ...found, texts: [text('title', 'a'), text('description', 'changed')] })
  fireEvent.click(button)
  await screen.findByText('Changed meanwhile')
  expect(await box('description')).toBe(
    screen.getByRole('checkbox', { description: /Changed meanwhile/ }),
  )
  const values = ['title', 'description'].map((name) =>
    expect.objectContaining({ path: ['routes', '/', name], keepsSample: true }),
  )
  expect(requests).toEqual([0, 1].map(() => ({ kind: 'values', values })))
  fill('Replace with', '')
  fireEvent.click(screen.getByLabelText('Replace with nothing'))
  await screen.findByRole('button', { name: 'Remove from 2 texts' }, { timeout: 9000 })
})
