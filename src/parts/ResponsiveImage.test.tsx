import { expect, test } from 'vitest'
import { ResponsiveImage } from './ResponsiveImage.tsx'
import { renderInSite } from './testing/renderInSite.tsx'
import { testImage } from './testing/testImage.ts'

test('has a width, a height and a focal point', async () => {
  const page = await renderInSite(<ResponsiveImage image={testImage('about')} sizes="50vw" />)
  const image = page.querySelector('img')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1280', '720'])
  expect(image?.style.objectPosition).toBe('25% 50%')
  expect(image?.getAttribute('loading')).toBe('lazy')
})

test('offers AVIF files, and on narrow screens the portrait ones', async () => {
  const image = testImage('about')
  const page = await renderInSite(<ResponsiveImage image={image} sizes="50vw" />)
  const sources = [...page.querySelectorAll('source')]
  expect(
    sources.map(({ type, media, sizes, srcset }) => [type, media !== '', sizes, srcset]),
  ).toEqual([
    ['image/avif', true, '100vw', image.portrait],
    ['image/avif', false, '50vw', image.avif],
  ])
})

test('has an empty alternative text when it is decorative', async () => {
  const page = await renderInSite(
    <ResponsiveImage decorative image={testImage('about')} sizes="50vw" />,
  )
  expect(page.querySelector('img')?.alt).toBe('')
})
