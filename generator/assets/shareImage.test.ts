import { expect, it } from 'vitest'
import { generateFixture, here } from '../../tests/generator/project.ts'
import { required } from '../../tests/support/required.ts'
import { openGraphOfPages } from './openGraph.ts'
import { breakLines } from './shareImage.ts'

const monospaced = (line: string) => ({ advance: line.length * 10 })

it('keeps lines within the width, and balances their lengths', () => {
  expect(breakLines('one two three four five six', 200, monospaced)).toEqual([
    'one two three',
    'four five six',
  ])
})

it('does not break a text that fits on one line', () => {
  expect(breakLines('Zero Trust', 200, monospaced)).toEqual(['Zero Trust'])
})

it('puts a word that is too long on a line of its own', () => {
  expect(breakLines('a characteristically b', 100, monospaced)).toEqual([
    'a',
    'characteristically',
    'b',
  ])
})

it('describes the image by its title and the alternative text of its photo, if it has one', async () => {
  const { plan: generated } = await generateFixture('minimal')
  const plan = required(generated, 'plan')
  const { media } = plan.site
  const describedBy = async (alt: string) => {
    const images = Object.entries(media.images).map(([name, image]) => [name, { ...image, alt }])
    const site = { ...plan.site, media: { ...media, images: Object.fromEntries(images) } }
    const project = {
      root: '',
      manifest: '',
      generated: '',
      fonts: '',
      files: '',
      images: here('images'),
    }
    const font = {
      bytes: Buffer.of(),
      characters: new Set<number>(),
      weights: { min: 1, max: 1 },
      widths: undefined,
      isSerif: false,
      pinned: {},
    }
    const { tags = [] } = (await openGraphOfPages({ ...plan, site }, project, font)).get('/') ?? {}
    return tags.find(({ property }) => property === 'og:image:alt')?.['content']
  }
  const title = await describedBy('')
  expect(title).toMatch(/\w$/)
  expect(await describedBy('An orbit')).toBe(`${title}: An orbit`)
})
