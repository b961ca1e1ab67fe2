import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Highlights } from './Highlights.tsx'
import { highlightsSchema } from './schema.ts'

const section = { ...highlightsSchema.parse(example), id: 'glimpse' }

const rendered = () => renderInSite(<Highlights section={section} />)

test('gives every highlight a third-level heading', async () => {
  const headings = [...(await rendered()).querySelectorAll('h2, h3')].map(({ tagName }) => tagName)
  expect(headings).toEqual(['H2', 'H3', 'H3', 'H3'])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
