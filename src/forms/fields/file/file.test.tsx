import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { violations } from '../../../parts/testing/violations.ts'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../../schema.ts'
import { readSavedInput, saveInput } from '../../sendForm.ts'

const form = siteFormOf({
  ...registration,
  id: 'application',
  fields: [
    fieldSchema.parse({
      kind: 'file',
      name: 'documents',
      label: 'Documents',
      hint: 'Your résumé',
      types: ['pdf', 'docx'],
      maxFiles: 2,
      required: true,
      send: 'Documents',
    }),
  ],
})

beforeEach(() => sessionStorage.clear())

const rendered = async () => {
  const page = await renderInSite(<VisitorForm form={form} />)
  return { page, input: screen.getByLabelText<HTMLInputElement>(/^Documents/) }
}

const choose = (input: HTMLInputElement, ...names: readonly string[]) =>
  fireEvent.change(input, {
    target: { files: names.map((name) => new File(['text'], name, { lastModified: 1 })) },
  })

test('has the attributes that browsers check without scripts', async () => {
  const { input } = await rendered()
  expect(input.type).toBe('file')
  expect(input.accept).toBe('.pdf,.docx')
  expect(input.multiple).toBe(true)
  expect(input.required).toBe(true)
  expect(input.name).toBe('Documents')
})

test('states the hint and the limits, and is accessible with files and errors', async () => {
  const { page, input } = await rendered()
  const description = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(description()).toEqual(['Your résuméPDF, DOCX. Up to 2 files, 5 MB together.'])
  choose(input, 'cv.exe')
  await act(async () => fireEvent.submit(page.querySelector('form') ?? document.body))
  expect(description()).toContain(
    'Choose a file of the type PDF, DOCX for “Documents”. “cv.exe” has another type',
  )
  expect(await violations(page)).toEqual([])
})

test('lists the chosen files', async () => {
  const { input } = await rendered()
  choose(input, 'cv.pdf', 'letter.docx')
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['cv.pdf 0.1 MB', 'letter.docx 0.1 MB'])
  expect(screen.getByRole('button', { name: 'Remove cv.pdf' })).toBeDefined()
})

test('saved input keeps what the files are, and tells after a reload which ones to choose again', async () => {
  saveInput(form, { values: { documents: ['4 1 cv 1.pdf', '4 1 2.pdf'] }, uncertain: false })
  const { input } = await rendered()
  const lost = () => screen.queryByText(/^Please choose again: cv 1.pdf, 2.pdf/)
  expect(lost()).not.toBeNull()
  fireEvent.focus(input)
  expect(lost()).not.toBeNull()
  choose(input, 'other.pdf')
  expect(screen.queryByText(/^Please choose again/)).toBeNull()
  expect(readSavedInput(form)?.values).toEqual({ documents: ['4 1 other.pdf'] })
})

test('no longer tells it when the visitor clears the form', async () => {
  saveInput(form, { values: { documents: ['4 1 cv 1.pdf'] }, uncertain: false })
  await rendered()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText(/^Please choose again/)).toBeNull()
})

test('copies the names of the files after a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false }, { status: 500 })))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  const copied: string[] = []
  const writeText = (text: string) => Promise.resolve(void copied.push(text))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { page, input } = await rendered()
  choose(input, 'cv.pdf', 'letter.docx')
  await act(async () => fireEvent.submit(page.querySelector('form') ?? document.body))
  fireEvent.click(await screen.findByRole('button', { name: 'Copy my message' }))
  expect(copied).toEqual(['Documents: cv.pdf\nDocuments: letter.docx'])
})

test('asks to choose a file again that was changed or deleted, and sends nothing', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const { page, input } = await rendered()
  const file = new File(['text'], 'cv.pdf', { lastModified: 1 })
  const arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  file.slice = () => Object.assign(new Blob(), { arrayBuffer })
  fireEvent.change(input, { target: { files: [file] } })
  const submit = () =>
    act(async () => fireEvent.submit(page.querySelector('form') ?? document.body))
  await submit()
  const message = 'Choose “cv.pdf” again for “Documents”. It was changed or deleted'
  expect(screen.getByRole('link', { name: message })).toBeDefined()
  expect(document.activeElement).toBe(input)
  expect(fetch).not.toHaveBeenCalled()
  choose(input, 'cv.pdf')
  expect(screen.queryByText(message)).toBeNull()
})
