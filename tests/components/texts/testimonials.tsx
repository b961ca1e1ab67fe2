import type { RenderExamples } from './renderExamples.ts'

/** Renders a testimonial. */
export const renderTestimonials: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { Testimonials } = await import('../../../src/sections/testimonials/Testimonials.tsx')
  const section = {
    kind: 'testimonials',
    id: 'testimonials',
    heading: '«heading»',
    tone: 'plain',
    testimonials: [{ quote: 'Quote', name: 'Name' }],
  } as const
  return [{ element: await renderInSite(<Testimonials section={section} />), data: section }]
}
