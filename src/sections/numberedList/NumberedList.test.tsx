import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { NumberedList } from './NumberedList.tsx'
import { numberedListSchema } from './schema.ts'

const input = {
  kind: 'numberedList',
  tone: 'tint',
  label: 'Zero Trust in order',
  heading: 'Topics of a Zero Trust Program',
  items: [
    { title: 'Protect surface', text: 'Name the data that the mission cannot do without.' },
    { title: 'Identity', text: 'One authoritative identity for every person and machine.' },
    { title: 'Devices', text: 'A complete inventory, with health measured at every request.' },
  ],
}

const section = { ...numberedListSchema.parse(input), id: 'topics' }

test('if it is folded, has the heading of each topic before its text, which opens', async () => {
  const page = await renderInSite(<NumberedList section={{ ...section, folded: true }} />)
  const titles = input.items.map(({ title }) => title)
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('li > h3')).toEqual(titles)
  expect(textsOf('h3 + details > summary')).toEqual(titles)
  expect(textsOf('summary + p')).toEqual(input.items.map(({ text }) => text))
  expect(await violations(page)).toEqual([])
})
