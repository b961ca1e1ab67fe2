import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { usedBySite } from '../support/usedBySite.ts'
import { DIST, parsedDocuments } from '../built/files.ts'

/** Viewports, and the maximum size of the hero image in each. Bytes. */
const VIEWPORTS = [
  { name: 'a phone 390 px wide at 2x', narrow: true, pixels: 780, budget: 25_000 },
  { name: 'a viewport 1440 px wide', narrow: false, pixels: 1440, budget: 90_000 },
]

it.for(VIEWPORTS)('the hero images are within the budget on $name', (viewport, context) => {
  const pictures = [...parsedDocuments].flatMap(([pagePath, page]) => {
    const picture = page.querySelector('main > header picture')
    return picture === null ? [] : [{ pagePath, picture }]
  })
  usedBySite(context, pictures[0], 'a hero with one image')
  const sizes = pictures.map(({ pagePath, picture }) => {
    const file = imageFor(picture, viewport)
    return { pagePath, size: file === undefined ? Infinity : statSync(path.join(DIST, file)).size }
  })
  expect(sizes.filter(({ size }) => size > viewport.budget)).toEqual([])
})

/** The file that a browser chooses for a viewport. */
function imageFor(picture: Element, { narrow, pixels }: (typeof VIEWPORTS)[number]) {
  const sources = [...picture.querySelectorAll('source')]
  const source = sources.find(({ media }) => narrow || media === '')
  const candidates = (source?.getAttribute('srcset') ?? '').split(', ').map((entry) => {
    const [file = '', width = ''] = entry.split(' ')
    return { file, width: Number.parseInt(width, 10) }
  })
  return (candidates.find(({ width }) => width >= pixels) ?? candidates.at(-1))?.file
}
