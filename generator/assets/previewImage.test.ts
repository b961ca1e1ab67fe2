import { expect, it } from 'vitest'
import { generateFixture, here } from '../../tests/generator/project.ts'
import { required } from '../../tests/support/required.ts'
import { linkPreviews } from './linkPreview.ts'
import { breakLines } from './previewImage.ts'

const monospaced = (line: string) => line.length * 10

it.each([
  [
    'within the width, with balanced lengths',
    'one two three four five six',
    200,
    'one two three|four five six',
  ],
  ['as one, if the text fits', 'Zero Trust', 200, 'Zero Trust'],
  ['with a word that is too long alone', 'a characteristically b', 100, 'a|characteristically|b'],
])('lines are %s', (_, text, width, lines) => {
  expect(breakLines(text, width, monospaced).join('|')).toBe(lines)
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
    const { tags = [] } = (await linkPreviews({ ...plan, site }, project, font)).get('/') ?? {}
    return tags.find(({ property }) => property === 'og:image:alt')?.['content']
  }
  const title = await describedBy('')
  expect(title).toMatch(/\w$/)
  expect(await describedBy('An orbit')).toBe(`${title}: An orbit`)
})
