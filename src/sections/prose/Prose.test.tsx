import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { Prose } from './Prose.tsx'
import { proseSchema } from './schema.ts'

const withoutImage = { ...example, image: undefined, text: undefined }

test.each(['above', 'row'] as const)(
  'in the layout %s, the list and the quote are between the text and the buttons',
  async (layout) => {
    const section = {
      ...proseSchema.parse({ ...withoutImage, layout }),
      id: 'about',
      image: undefined,
      text: undefined,
    }
    const page = await renderInSite(<Prose section={section} />)
    const parts = [...page.querySelectorAll('h2, p, li, a')].map(({ textContent }) => textContent)
    const { label, heading, paragraphs, points, quote, actions, note } = example
    expect(parts.filter((part) => part !== label)).toEqual([
      heading,
      ...(paragraphs ?? []),
      ...(points ?? []),
      quote,
      actions?.[0]?.text,
      note,
    ])
  },
)

test('a text with an image has no other layout', () => {
  expect(
    proseSchema.safeParse({ ...example, layout: 'row' }).error?.issues.map(({ path }) => path),
  ).toEqual([['layout']])
})
