import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Prose } from './Prose.tsx'
import { proseSchema } from './schema.ts'

const section = { ...proseSchema.parse(example), id: 'who-we-are', image: testImage('about') }

const rendered = () => renderInSite(<Prose section={section} />)

test('has one heading, with and without an image', async () => {
  const withImage = await rendered()
  expect(withImage.querySelectorAll('h2#heading_who-we-are')).toHaveLength(1)
  const withoutImage = await renderInSite(<Prose section={{ ...section, image: undefined }} />)
  expect(withoutImage.querySelectorAll('h2#heading_who-we-are')).toHaveLength(1)
  expect(withoutImage.querySelector('img')).toBeNull()
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
