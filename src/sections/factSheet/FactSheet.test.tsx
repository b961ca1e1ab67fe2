import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { FactSheet } from './FactSheet.tsx'
import { factSheetSchema } from './schema.ts'

const parsed = factSheetSchema.parse({
  kind: 'factSheet',
  tone: 'tint',
  label: 'Company data',
  heading: 'Registrations and Codes',
  folded: 'Three codes',
  facts: [
    {
      term: 'CAGE code',
      values: ['0KEY0'],
      evidence: { source: 'SAM.gov', confirmed: '2026-11-20' },
    },
    { term: 'NAICS codes', values: ['541512 Computer Systems Design', '541330 Engineering'] },
    {
      term: 'Point of contact',
      values: ['contracts@example.com'],
      link: 'mailto:contracts@example.com',
    },
  ],
})
const section = {
  ...parsed,
  id: 'codes',
  facts: parsed.facts.map(({ evidence, ...fact }) => ({
    ...fact,
    ...(evidence && {
      evidence: {
        ...evidence,
        confirmed: { value: evidence.confirmed, text: 'November 20, 2026' },
      },
    }),
  })),
}

test('a strip has a link to more facts', async () => {
  const more = { text: 'Capabilities', to: '/' } as const
  const page = await renderInSite(<FactSheet section={{ ...section, layout: 'strip', more }} />)
  expect(page.querySelector('a[href="/"]')?.textContent).toBe('Capabilities')
  expect(page.querySelectorAll('dt')).toHaveLength(section.facts.length)
})

test('shows the source of a fact and when it was confirmed', async () => {
  const page = await renderInSite(<FactSheet section={section} />)
  const values = [...page.querySelectorAll('dd')].map((one) => one.textContent)
  expect(values[1]).toBe('Source: SAM.gov, November 20, 2026')
  expect(values.filter((text) => text.startsWith('Source'))).toHaveLength(1)
})

test('a folded list has a line that opens it', async () => {
  const page = await renderInSite(<FactSheet section={section} />)
  expect(page.querySelector('details > summary')?.textContent).toBe('Three codes')
  expect([...page.querySelectorAll('details dt')].map((one) => one.textContent)).toEqual(
    section.facts.map(({ term }) => term),
  )
})

test('a term with a figure is before the folded ones, and open', async () => {
  const facts = section.facts.map((fact, index) =>
    index === section.facts.length - 1 ? { ...fact, figure: '140' } : fact,
  )
  const page = await renderInSite(<FactSheet section={{ ...section, facts }} />)
  expect(page.querySelector('dt + dd')?.textContent).toBe('140')
  expect(page.querySelector('dt')?.textContent).toBe(facts.at(-1)?.term)
  expect(page.querySelectorAll('details dt')).toHaveLength(facts.length - 1)
})
