import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi, type TestContext } from 'vitest'
import * as z from 'zod'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../generator/emit/generate.ts'
import manifest from '../../site.manifest.ts'
import type { SiteForm } from '../../src/forms/definition.ts'
import { fieldSchema } from '../../src/forms/schema.ts'
import { VisitorForm } from '../../src/forms/VisitorForm.tsx'
import { renderInSite } from '../../src/parts/testing/renderInSite.tsx'
import { brandSchema } from '../../src/site/brand.ts'
import { siteSchema } from '../../src/site/site.ts'
import { addedFields } from '../support/addedFields.ts'
import { usedBySite } from '../support/usedBySite.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = path.resolve(import.meta.dirname, '../..')

/** The fields besides the added ones. */
const BASIC_FIELDS = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    required: true,
    autocomplete: 'name',
    send: 'Name',
  },
  { kind: 'email', name: 'email', label: 'Email', required: true, send: 'Email' },
  { kind: 'phone', name: 'phone', label: 'Phone', required: true, send: 'Phone' },
]

/** The first form of the site with other fields, changed only in the manifest. */
async function editedForm(context: TestContext): Promise<SiteForm> {
  const site = siteSchema.parse(manifest)
  const [id, edited] = usedBySite(context, Object.entries(site.forms)[0], 'a form')
  edited.subject = undefined
  edited.status = { sending: 'Sending', sent: 'We have received it.' }
  edited.fields = [...BASIC_FIELDS, ...addedFields].map((field) => fieldSchema.parse(field))
  // Without the files of the site.
  site.brand = brandSchema.parse({})
  const imageFiles = new Set(Object.values(site.media.images).map(({ file }) => file))
  const { files, diagnostics } = await generate(site, { imageFiles })
  expect(diagnostics.filter(isError).map((one) => one.message)).toEqual([])
  // At the same depth as generated/, so that the relative imports work.
  const generated = path.join(root, '.build')
  for (const [name, text] of files ?? []) {
    if (!/^(?:forms|places)\//.test(name)) continue
    await mkdir(path.dirname(path.join(generated, name)), { recursive: true })
    await writeFile(path.join(generated, name), text)
  }
  const form = path.join(generated, `forms/${id}.gen.ts`)
  const module: unknown = await import(/* @vite-ignore */ form)
  const name = `${id}Form`
  const exported = z.object({ [name]: z.custom<SiteForm>((one) => typeof one === 'object') })
  const parsed = exported.parse(module)[name]
  if (parsed === undefined) throw new Error(`The module of the form has no export ${name}.`)
  return parsed
}

test('added fields of the manifest are rendered, checked and sent', async (context) => {
  const sent: FormData[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    sent.push(body)
    return Promise.resolve(Response.json({ success: true }))
  })
  const page = await renderInSite(<VisitorForm form={await editedForm(context)} />)
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  const submit = async () =>
    act(async () => fireEvent.submit(page.querySelector('form') ?? document.body))

  enter('Name', 'Ada')
  enter('Email', 'ada@example.com')
  enter('Phone', '3015550123')
  expect(screen.getByLabelText('Clearance level').tagName).toBe('SELECT')
  expect(screen.getAllByRole('radio')).toHaveLength(2)

  expect(screen.getByLabelText(/^Guests/).getAttribute('inputmode')).toBe('numeric')
  enter('Guests', '1,000')
  enter('Start', '2000-01-01')
  enter('Mobile phone', '020 79')
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Documents'), {
      target: { files: [new File(['text'], name)] },
    })
  choose('program.exe')
  const link = screen.getByRole('link', { name: 'home page' })
  expect(link.closest('label')?.textContent).toBe('I have read the terms of the home page *')

  await submit()
  expect(await screen.findAllByText('Guests: write the number without commas')).toHaveLength(2)
  expect(screen.getAllByText('Start: enter today or a later date')).toHaveLength(2)
  expect(
    screen.getAllByText('Check the box “I have read the terms of the home page”'),
  ).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>(/^Guests/).value).toBe('1,000')
  expect(screen.getAllByText(/^Documents: “program.exe” has another type/)).toHaveLength(2)
  expect(screen.getAllByText(/^Mobile phone: enter a complete phone number/)).toHaveLength(2)
  const errors = await screen.findAllByText(/Choose an option for “Preferred contact time”/)
  expect(errors).toHaveLength(2)
  expect(sent).toHaveLength(0)

  enter('Clearance level', 'TS/SCI')
  fireEvent.click(screen.getByLabelText('Afternoon'))
  enter('Mobile phone', '020 7946 0958')
  enter('Guests', '10')
  enter('Start', '2999-12-31')
  choose('cv.pdf')
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read/ }))
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect([...(sent[0]?.entries() ?? [])]).toEqual([
    ['access_key', 'embedded'],
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Phone', '(301) 555-0123'],
    ['Clearance Level', 'TS/SCI'],
    ['Preferred Contact Time', 'Afternoon'],
    ['Mobile Phone', '+442079460958'],
    ['Guests', '10'],
    ['Start', '2999-12-31'],
    ['Documents', expect.objectContaining({ name: 'cv.pdf', size: 4 })],
    ['Terms', 'Read'],
    ['replyto', 'ada@example.com'],
  ])
  await waitFor(() =>
    expect(page.querySelector('[role="status"]')?.textContent).toMatch(/received/),
  )
})
