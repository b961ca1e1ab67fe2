// @vitest-environment jsdom
import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DIST, documents } from './files.ts'

/** Viewports, and the maximum size of the hero image in each. Bytes. */
const VIEWPORTS = [
  { name: 'a phone 390 px wide at 2x', narrow: true, pixels: 780, budget: 25_000 },
  { name: 'a viewport 1440 px wide', narrow: false, pixels: 1440, budget: 90_000 },
]

const cases = VIEWPORTS.flatMap((viewport) =>
  documents.map(([pagePath, text]) => ({ ...viewport, pagePath, text })),
)

it.each(cases)('the hero image of $path is within the budget on $name', (given) => {
  const { text, narrow, pixels, budget } = given
  const picture = new DOMParser().parseFromString(text, 'text/html').querySelector('main picture')
  const sources = [...(picture?.querySelectorAll('source') ?? [])]
  const source = sources.find(
    ({ media, type }) => (media !== '') === narrow && type === 'image/avif',
  )
  const candidates = (source?.getAttribute('srcset') ?? '').split(', ').map((entry) => {
    const [file = '', width = ''] = entry.split(' ')
    return { file, width: Number.parseInt(width, 10) }
  })
  const chosen = candidates.find(({ width }) => width >= pixels)
  expect(chosen).toBeDefined()
  expect(statSync(path.join(DIST, chosen?.file ?? '')).size).toBeLessThanOrEqual(budget)
})
