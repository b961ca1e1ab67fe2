import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { ImageGallery } from './ImageGallery.tsx'
import { imageGallerySchema } from './schema.ts'

const input = {
  kind: 'imageGallery',
  label: 'Where we work',
  heading: 'A Look Inside',
  images: [
    { image: 'culture', caption: 'The laboratory, in which every team has a table.' },
    { image: 'contact' },
  ],
}

const parsed = imageGallerySchema.parse(input)
const section = {
  ...parsed,
  id: 'inside',
  images: parsed.images.map((item) => ({ ...item, image: testImage(item.image) })),
}

const rendered = () => renderInSite(<ImageGallery section={section} />)

test('shows each image with its caption', async () => {
  const figures = [...(await rendered()).querySelectorAll('figure')].map((figure) => [
    figure.querySelector('img')?.alt,
    figure.querySelector('figcaption')?.textContent,
  ])
  expect(figures).toEqual(input.images.map(({ image, caption }) => [image, caption]))
})

test('the button of an image opens and closes the large image, without scripts', async () => {
  const page = await rendered()
  for (const { image } of input.images) {
    const open = page.querySelector(`[aria-label="Enlarge: ${image}"]`)
    const large = page.querySelector(`#${open?.getAttribute('popovertarget')}`)
    expect(large?.hasAttribute('popover')).toBe(true)
    expect(large?.querySelector('img')?.alt).toBe(image)
    const close = large?.querySelector('button')
    expect(close?.getAttribute('popovertarget')).toBe(large?.id)
    expect(close?.getAttribute('popovertargetaction')).toBe('hide')
  }
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
