import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Testimonials } from './Testimonials.tsx'
import { testimonialsSchema } from './schema.ts'

const parsed = testimonialsSchema.parse(example)
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
    example.testimonials.map(({ quote, name, role }) => [`“${quote}”`, name, role]),
  )
})

test('shows a portrait without alternative text, because the name is beside it', async () => {
  const images = [...(await rendered()).querySelectorAll('img')]
  expect(images.map(({ alt }) => alt)).toEqual([''])
})

test('requires the consent of each person', () => {
  const [{ consent: _, ...unasked } = { consent: '' }] = example.testimonials
  const { error } = testimonialsSchema.safeParse({ ...example, testimonials: [unasked] })
  expect(error?.issues.map(({ path }) => path)).toEqual([['testimonials', 0, 'consent']])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
