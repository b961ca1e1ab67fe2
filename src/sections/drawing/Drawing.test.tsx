import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { violations } from '../../parts/testing/violations.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { Drawing } from './Drawing.tsx'
import { drawingSchema } from './schema.ts'

const drawing = {
  src: '/assets/line.svg',
  width: 1240,
  height: 310,
  alt: 'A line with two nodes',
  focus: { x: 0.5, y: 0.5 },
  color: 'transparent',
}

const section = {
  ...drawingSchema.parse({
    kind: 'drawing',
    heading: 'From Start to End',
    drawing: 'line',
    upright: 'upright',
    labels: [
      { title: 'Start', text: 'Where it begins', x: 10, y: 50, upright: { x: 5, y: 10 } },
      { title: 'End', x: 90, y: 50, side: 'above', upright: { x: 95, y: 90, side: 'before' } },
    ],
  }),
  id: 'line',
  drawing,
  upright: { ...drawing, src: '/assets/upright.svg', width: 360, height: 450 },
}

test('labels are a list in reading order, beside an image with an alternative text', async () => {
  const page = await renderInSite(<Drawing section={section} />)
  // The style sheet shows one of them, and the browser loads only this one.
  const images = screen.getAllByRole('img', { name: drawing.alt })
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Start Where it begins', 'End '])
  // A label near the right edge ends at its part, so that it does not leave the drawing.
  expect(items.map((item) => item.dataset['align'])).toEqual(['start', 'end'])
  expect(items.map((item) => item.dataset['upright'])).toEqual(['after', 'before'])
  expect(await violations(page)).toEqual([])
})
