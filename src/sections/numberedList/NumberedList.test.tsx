import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { NumberedList } from './NumberedList.tsx'
import { numberedListSchema } from './schema.ts'

const section = { ...numberedListSchema.parse(example), id: 'topics' }

const rendered = () => renderInSite(<NumberedList section={section} />)

test('shows a ring with an arc for each topic of a long list', async () => {
  expect((await rendered()).querySelector('svg')).toBeNull()
  const items = Array.from({ length: 9 }, (_, topic) => ({
    title: `Topic ${topic}`,
    text: 'Text.',
  }))
  const long = await renderInSite(<NumberedList section={{ ...section, items }} />)
  expect(long.querySelectorAll('ol > li > h3')).toHaveLength(9)
  expect(long.querySelectorAll('svg g')).toHaveLength(9)
  expect(long.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
