import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { CallToAction } from './CallToAction.tsx'
import { callToActionSchema } from './schema.ts'

const section = { ...callToActionSchema.parse(example), id: 'join' }

const rendered = () => renderInSite(<CallToAction section={section} />)

test('lets its first action stand out', async () => {
  const actions = [...(await rendered()).querySelectorAll('a')]
  expect(actions.map((action) => action.dataset['variant'])).toEqual(['filled', 'outline'])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
