import type { RenderExamples } from './renderExamples.ts'

/** Renders a gallery with an image that visitors can enlarge. */
export const renderImageGallery: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { testImage } = await import('../../../src/parts/testing/testImage.ts')
  const { ImageGallery } = await import('../../../src/sections/imageGallery/ImageGallery.tsx')
  const section = {
    kind: 'imageGallery',
    id: 'images',
    heading: '«heading»',
    tone: 'plain',
    images: [{ image: testImage('«image»') }],
  } as const
  return [{ element: await renderInSite(<ImageGallery section={section} />), data: section }]
}
