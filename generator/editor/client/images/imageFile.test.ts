import type { EditableImage } from '../../protocol.ts'
import { expect, it } from 'vitest'
import { imageChange } from './imageFile.ts'

const image: EditableImage = {
  selector: 'main > header',
  region: 'Top of the page',
  path: ['routes', '/', 'hero', 'images', 0],
  revision: 'seen',
  name: 'team',
  file: 'team.jpg',
  src: '/assets/team-12345678-800.webp',
  original: '/src/images/team.jpg',
  alt: 'Five people',
  altTarget: { path: ['media', 'images', 'team', 'alt'], revision: 'seenAlt' },
  focus: { x: 0.5, y: 0.5 },
  focusTarget: { path: ['media', 'images', 'team', 'focus'], revision: undefined },
  uses: 1,
}

const place = { path: image.path, revision: image.revision, image }

const { alt, focus } = image

it('requests nothing if nothing has changed', () => {
  expect(imageChange(place, { picture: undefined, alt, focus: { ...focus } })).toBeUndefined()
})

it('requests only what has changed, with the revision that the author saw', () => {
  expect(imageChange(place, { picture: undefined, alt: 'Six people', focus })).toEqual({
    kind: 'values',
    values: [{ ...image.altTarget, value: 'Six people' }],
  })
  const moved = { x: 0.5, y: 0.1 }
  expect(imageChange(place, { picture: undefined, alt, focus: moved })).toEqual({
    kind: 'values',
    values: [{ ...image.focusTarget, value: moved }],
  })
})

it.each([
  ['a new file', { file: 'New.jpg', content: 'QQ==', crop: undefined }],
  ['a part of it', { file: 'team.jpg', crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }],
])('requests a new image at this place for %s', (_, picture) => {
  expect(imageChange(place, { picture, alt: 'Six people', focus })).toEqual({
    kind: 'addImage',
    ...picture,
    alt: 'Six people',
    focus,
    path: image.path,
    revision: 'seen',
  })
})
