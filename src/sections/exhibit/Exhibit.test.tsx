import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Exhibit } from './Exhibit.tsx'
import { exhibitSchema } from './schema.ts'

const input = {
  kind: 'exhibit',
  heading: 'A Form',
  fields: [
    { term: 'Name', values: ['Jane Doe'] },
    { term: 'Dates', values: ['May 1', 'May 2'], width: 'half' },
  ],
  notes: [{ title: 'Dates', text: 'The first and the last day.' }],
  notesAt: 'start',
}

const section = { ...exhibitSchema.parse(input), id: 'form', text: undefined }

const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('is a form with a box for each field', async () => {
  const page = await renderInSite(<Exhibit section={section} />)
  expect(textsOf(page, 'dl > div')).toEqual(['NameJane Doe', 'DatesMay 1May 2'])
  expect(textsOf(page, '[data-width=half] > dt')).toEqual(['Dates'])
  expect(await violations(page)).toEqual([])
})

test('has its notes after it. With notes in the margin, it is on light paper in every tone', async () => {
  const page = await renderInSite(<Exhibit section={{ ...section, tone: 'dark' }} />)
  expect(textsOf(page, '[data-tone=dark] [data-tone=plain]:has(dl) + ul > li > *')).toEqual([
    'Dates',
    'The first and the last day.',
  ])
  const below = await renderInSite(<Exhibit section={{ ...section, notesAt: 'below' }} />)
  expect(textsOf(below, 'div:not([data-tone]):has(> dl) + ul > li')).toHaveLength(1)
  const without = await renderInSite(<Exhibit section={{ ...section, notes: undefined }} />)
  expect(textsOf(without, 'ul')).toEqual([])
})

test('needs the boxes of a form, or a text', () => {
  const { error } = exhibitSchema.safeParse({ kind: 'exhibit', heading: 'A Form' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['fields']])
})
