import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { Logos } from './Logos.tsx'
import { logosSchema } from './schema.ts'

const parsed = logosSchema.parse({
  kind: 'logos',
  tone: 'tint',
  label: 'Partners',
  heading: 'Who We Work With',
  logos: [{ image: 'partner', link: 'https://example.com' }, { image: 'certificate' }],
})
const section = {
  ...parsed,
  id: 'partners',
  logos: parsed.logos.map((logo) => ({ ...logo, image: testImage(logo.image) })),
}

const rendered = (oneColor = false) => renderInSite(<Logos section={{ ...section, oneColor }} />)

test('names each logo and each link by the alternative text', async () => {
  const page = await rendered()
  expect([...page.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
    'partner',
    'certificate',
  ])
  const links = [...page.querySelectorAll('a')]
  expect(links.map((link) => link.querySelector('img')?.alt)).toEqual(['partner'])
})

test('has one color only on request', async () => {
  const filters = (page: Element) =>
    [...page.querySelectorAll<HTMLElement>('li [style*="filter"]')].map(({ style }) => style.filter)
  expect(filters(await rendered())).toEqual([])
  const page = await rendered(true)
  const [filter] = page.querySelectorAll('filter')
  const reference = `url(#${filter?.id})`
  expect(filters(page).map((value) => value.replaceAll('"', ''))).toEqual([reference, reference])
})

test('is accessible', async () => {
  expect(await violations(await rendered(true))).toEqual([])
})
