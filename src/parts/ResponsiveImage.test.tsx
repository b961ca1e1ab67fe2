import { expect, test } from 'vitest'
import { ResponsiveImage } from './ResponsiveImage.tsx'
import { renderInSite } from './testing/renderInSite.tsx'
import { testImage } from './testing/testImage.ts'

test('reserves its box and keeps its focus in view', async () => {
  const page = await renderInSite(<ResponsiveImage picture={testImage('about')} sizes="50vw" />)
  const image = page.querySelector('img')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1280', '720'])
  expect(image?.style.objectPosition).toBe('25% 50%')
  expect(image?.getAttribute('loading')).toBe('lazy')
})

test('offers every format in every width', async () => {
  const page = await renderInSite(<ResponsiveImage picture={testImage('about')} sizes="50vw" />)
  const source = page.querySelector('source')
  expect([source?.type, source?.sizes]).toEqual(['image/avif', '50vw'])
})

test('has no words when it only decorates', async () => {
  const page = await renderInSite(
    <ResponsiveImage decorative picture={testImage('about')} sizes="50vw" />,
  )
  expect(page.querySelector('img')?.alt).toBe('')
})
