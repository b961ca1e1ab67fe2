import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { Prose } from './Prose.tsx'
import { proseSchema } from './schema.ts'

const input = {
  kind: 'prose',
  label: 'About us',
  heading: 'Who We Are',
  paragraphs: [
    'We were founded to put experienced engineers where they are needed.',
    'Most of our people have worked on the problem before they are asked to solve it.',
  ],
  points: ['Small enough to answer the phone', 'Large enough to staff a program'],
  image: 'about',
  quote: 'The people who write the plan are the people who carry it out.',
  actions: [{ text: 'Contact Us', to: '/contact-us' }],
  text: `
    ## What we promise

    - A person answers **on the same day**.
    - The price is the one in the offer.

    > They said what they would do, and did it.

    | Step | Takes |
    | ---- | ----- |
    | Offer | *two days* |

    ~~~ The message that we send {1}
    status: offer
    sent:   2026-11-20
    ~~~
  `,
  note: 'The statement is sent on request, see [our home page](/).',
}

const withoutImage = { ...input, image: undefined, text: undefined }

test.each(['margin', 'row', 'small'] as const)(
  'in the layout %s, the list is between the text and the buttons, and the statement at the end or before the text',
  async (layout) => {
    const section = {
      ...proseSchema.parse({ ...withoutImage, layout }),
      id: 'about',
      image: undefined,
      text: undefined,
    }
    const page = await renderInSite(<Prose section={section} />)
    const parts = [...page.querySelectorAll('h2, p, li, a')].map(({ textContent }) => textContent)
    const { label, heading, paragraphs, points, quote, actions, note } = input
    expect(parts.filter((part) => part !== label)).toEqual([
      heading,
      ...(layout === 'row' ? [quote] : []),
      ...(paragraphs ?? []),
      ...(points ?? []),
      actions?.[0]?.text,
      note,
      ...(layout === 'row' ? [] : [quote]),
    ])
  },
)

test('a text with an image has no other layout', () => {
  expect(
    proseSchema.safeParse({ ...input, layout: 'row' }).error?.issues.map(({ path }) => path),
  ).toEqual([['layout']])
})
