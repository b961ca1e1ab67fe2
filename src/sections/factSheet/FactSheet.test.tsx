import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { FactSheet } from './FactSheet.tsx'
import { factSheetSchema } from './schema.ts'

const section = { ...factSheetSchema.parse(example), id: 'codes' }

const rendered = () => renderInSite(<FactSheet section={section} />)

test('groups the values of a term', async () => {
  const facts = [...(await rendered()).querySelectorAll('dl > div')]
  expect(facts.map((fact) => fact.querySelectorAll('dd').length)).toEqual([1, 2, 1])
})

test('links a value with a link target', async () => {
  expect((await rendered()).querySelector('dd a')?.getAttribute('href')).toBe(
    'mailto:contracts@example.com',
  )
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
