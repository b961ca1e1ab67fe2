import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { NumberedList } from './NumberedList.tsx'
import { numberedListSchema } from './schema.ts'

const section = { ...numberedListSchema.parse(example), id: 'topics' }

const rendered = () => renderInSite(<NumberedList section={section} />)

test('is an ordered list of its topics', async () => {
  const topics = [...(await rendered()).querySelectorAll('ol > li > h3')]
  expect(topics.map((topic) => topic.textContent)).toEqual([
    'Protect surface',
    'Identity',
    'Devices',
  ])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
