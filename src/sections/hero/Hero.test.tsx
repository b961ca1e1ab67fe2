import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { pictureOf } from '../../parts/testing/pictures.ts'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Hero } from './Hero.tsx'
import { heroSchema } from './schema.ts'

const section = {
  ...heroSchema.parse(example),
  images: [pictureOf('orbit'), pictureOf('seaboard')],
}

const rendered = () => renderInSite(<Hero section={section} />)

test('opens with the page’s only first-level heading', async () => {
  const headings = [...(await rendered()).querySelectorAll('h1')]
  expect(headings.map((heading) => heading.textContent)).toEqual([example.title])
})

test('fetches its first image at once and before all others', async () => {
  const images = [...(await rendered()).querySelectorAll('img')]
  expect(images).toHaveLength(1)
  expect(images[0]?.alt).toBe('orbit')
  expect(images[0]?.getAttribute('loading')).toBe('eager')
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
})

test('stands still for those who want less motion', async () => {
  expect((await rendered()).querySelector('button')).toBeNull()
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
