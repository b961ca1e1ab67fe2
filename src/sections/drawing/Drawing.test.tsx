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
    labels: [
      { title: 'Start', text: 'Where it begins', x: 10, y: 50 },
      { title: 'End', x: 90, y: 50, side: 'above' },
    ],
  }),
  id: 'line',
  drawing,
}

test('labels are a list in reading order, beside an image with an alternative text', async () => {
  const page = await renderInSite(<Drawing section={section} />)
  expect(screen.getByRole('img', { name: drawing.alt })).toBeTruthy()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Start Where it begins', 'End '])
  // A label near the right edge ends at its part, so that it does not leave the drawing.
  expect(items.map((item) => item.dataset['align'])).toEqual(['start', 'end'])
  expect(await violations(page)).toEqual([])
})
