import { expect, it } from 'vitest'
import type { EditableImage } from '../../server/images.ts'
import { imageChange } from './imageFile.ts'

const image: EditableImage = {
  selector: 'main > header',
  region: 'Top of the page',
  path: ['routes', '/', 'hero', 'images', 0],
  code: "'team'",
  name: 'team',
  src: '/assets/team-12345678-800.webp',
  original: '/src/images/team.jpg',
  alt: 'Five people',
  altCode: "'Five people'",
  focus: { x: 0.5, y: 0.5 },
  focusCode: undefined,
  uses: 1,
}

const place = { path: image.path, code: image.code, image }

const { alt, focus } = image

it('requests nothing if nothing has changed', () => {
  expect(imageChange(place, { file: undefined, alt, focus: { ...focus } })).toBeUndefined()
})

it('requests only what has changed, with the code that the author saw', () => {
  expect(imageChange(place, { file: undefined, alt: 'Six people', focus })).toEqual({
    kind: 'setting',
    path: ['media', 'images', 'team', 'alt'],
    before: "'Five people'",
    value: 'Six people',
    together: [],
  })
  expect(imageChange(place, { file: undefined, alt, focus: { x: 0.5, y: 0.1 } })).toEqual({
    kind: 'setting',
    path: ['media', 'images', 'team', 'focus'],
    before: undefined,
    value: { x: 0.5, y: 0.1 },
    together: [],
  })
})

it('requests a new image at this place for a new file', () => {
  const file = { name: 'New.jpg', content: 'QQ==' }
  expect(imageChange(place, { file, alt: 'Six people', focus })).toEqual({
    kind: 'addImage',
    content: 'QQ==',
    file: 'New.jpg',
    alt: 'Six people',
    focus,
    path: image.path,
    before: "'team'",
  })
})
