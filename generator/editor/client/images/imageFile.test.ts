import { expect, it } from 'vitest'
import type { SitePicture } from '../../protocol.ts'
import { imageChange } from './imageFile.ts'

const picture: SitePicture = {
  name: 'team',
  file: 'team.jpg',
  original: '/src/images/team.jpg',
  alt: 'Five people',
  altTarget: { path: ['media', 'images', 'team', 'alt'], revision: 'seenAlt' },
  focus: { x: 0.5, y: 0.5 },
  focusTarget: { path: ['media', 'images', 'team', 'focus'], revision: undefined },
  uses: 1,
  revision: 'seenEntry',
}

const place = { path: ['routes', '/', 'hero', 'images', 0], revision: 'seen', name: 'team' }

const { alt, focus } = picture

it('requests nothing if nothing has changed', () => {
  const values = { picture, stored: undefined, alt, focus: { ...focus } }
  expect(imageChange(place, values)).toBeUndefined()
})

it('requests only what has changed, with the revision that the author saw', () => {
  const values = { picture, stored: undefined, alt, focus }
  expect(imageChange(place, { ...values, alt: 'Six people' })).toEqual({
    kind: 'values',
    values: [{ ...picture.altTarget, value: 'Six people' }],
  })
  const moved = { x: 0.5, y: 0.1 }
  expect(imageChange(place, { ...values, focus: moved })).toEqual({
    kind: 'values',
    values: [{ ...picture.focusTarget, value: moved }],
  })
  expect(imageChange({ ...place, name: 'other' }, values)).toEqual({
    kind: 'values',
    values: [{ path: place.path, revision: 'seen', value: 'team' }],
  })
})

it.each([
  ['a new file', undefined, { file: 'New.jpg', content: 'QQ==' }],
  ['a part of it', picture, { file: 'team.jpg', crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }],
])('requests a new image at this place for %s', (_, shown, stored) => {
  expect(imageChange(place, { picture: shown, stored, alt: 'Six people', focus })).toEqual({
    kind: 'addImage',
    ...stored,
    alt: 'Six people',
    focus,
    path: place.path,
    revision: 'seen',
  })
})
