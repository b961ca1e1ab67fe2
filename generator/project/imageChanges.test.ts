import { expect, it } from 'vitest'
import { imageNames } from './imageChanges.ts'
import { imageSchema } from '../../src/model/image.ts'
import { NAME } from '../../src/model/text.ts'

const NOTHING = { files: [], names: [] }

it.each([
  ['Our Team (2).JPEG', 'our-team-2.jpg', 'ourTeam2'],
  ['Große Übung.png', 'grosse-uebung.jpg', 'grosseUebung'],
  ['2026-11-20 Opening.jpg', '2026-11-20-opening.jpg', 'image20261120Opening'],
  ['../../etc/passwd', 'passwd.jpg', 'passwd'],
  ['..\\..\\Windows\\win.ini', 'win.jpg', 'win'],
  ['/absolute/../..', 'image.jpg', 'image'],
  ['C:\\photo.jpg\u0000.exe', 'photo-jpg.jpg', 'photoJpg'],
  ['写真.jpg', 'image.jpg', 'image'],
  ['', 'image.jpg', 'image'],
])('%s becomes %s', (original, file, name) => {
  expect(imageNames(original, 'jpg', NOTHING, 'de-DE')).toEqual({ file, name })
})

it('makes names that the manifest accepts, also from a very long one', () => {
  const { file, name } = imageNames(`${'Word '.repeat(500)}.png`, 'webp', NOTHING, 'en-US')
  expect(file.length).toBeLessThan(80)
  expect(imageSchema.safeParse({ file, alt: '' }).success).toBe(true)
  expect(name).toMatch(NAME)
})

it('takes no name of another file or image', () => {
  const taken = { files: ['Team.PNG', 'team-2.avif'], names: ['team3'] }
  expect(imageNames('team.jpg', 'jpg', taken, 'en-US')).toEqual({
    file: 'team-3.jpg',
    name: 'team32',
  })
})
