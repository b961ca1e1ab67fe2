import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { FactSheet } from './FactSheet.tsx'
import { factSheetSchema } from './schema.ts'

const parsed = factSheetSchema.parse(example)
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

test('shows the source of a fact and when it was confirmed', async () => {
  const page = await renderInSite(<FactSheet section={section} />)
  const values = [...page.querySelectorAll('dd')].map((one) => one.textContent)
  expect(values[1]).toBe('Source: SAM.gov, November 20, 2026')
  expect(values.filter((text) => text.startsWith('Source'))).toHaveLength(1)
})
