import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { NumberedList } from './NumberedList.tsx'
import { numberedListSchema } from './schema.ts'

const section = { ...numberedListSchema.parse(example), id: 'topics' }

test('if it is folded, has the heading of each topic before its text, which opens', async () => {
  const page = await renderInSite(<NumberedList section={{ ...section, folded: true }} />)
  const titles = example.items.map(({ title }) => title)
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('li > h3')).toEqual(titles)
  expect(textsOf('h3 + details > summary')).toEqual(titles)
  expect(textsOf('summary + p')).toEqual(example.items.map(({ text }) => text))
  expect(await violations(page)).toEqual([])
})
