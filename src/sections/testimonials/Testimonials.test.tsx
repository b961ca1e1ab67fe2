import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { Testimonials } from './Testimonials.tsx'
import { testimonialsSchema } from './schema.ts'

const input = {
  kind: 'testimonials',
  tone: 'tint',
  label: 'What customers say',
  heading: 'Worth Repeating',
  testimonials: [
    {
      quote: 'They found in two weeks what we had suspected for two years.',
      name: 'Ruth Alvarez',
      role: 'Head of Operations, Bay Logistics',
      image: 'portraitOperations',
      consent: '2026-03-01',
    },
    {
      quote: 'Every report was short, and every number in it had a source.',
      name: 'Samuel Whitfield',
      role: 'Program Manager',
      consent: '2026-03-15',
    },
  ],
}

const parsed = testimonialsSchema.parse(input)
const section = {
  ...parsed,
  id: 'quotes',
  testimonials: parsed.testimonials.map(({ image, ...testimonial }) => ({
    ...testimonial,
    image: image && testImage(image),
  })),
}

const rendered = () => renderInSite(<Testimonials section={section} />)

test('shows each quotation, with quotation marks in the text, and the person who said it', async () => {
  const figures = [...(await rendered()).querySelectorAll('figure')].map((figure) => [
    figure.querySelector('blockquote')?.textContent,
    ...[...figure.querySelectorAll('figcaption p')].map(({ textContent }) => textContent),
  ])
  expect(figures).toEqual(
    input.testimonials.map(({ quote, name, role }) => [`“${quote}”`, name, role]),
  )
})

test('shows a portrait without alternative text, because the name is beside it', async () => {
  const images = [...(await rendered()).querySelectorAll('img')]
  expect(images.map(({ alt }) => alt)).toEqual([''])
})

test('requires the consent of each person', () => {
  const [{ consent: _, ...unasked } = { consent: '' }] = input.testimonials
  const { error } = testimonialsSchema.safeParse({ ...input, testimonials: [unasked] })
  expect(error?.issues.map(({ path }) => path)).toEqual([['testimonials', 0, 'consent']])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
