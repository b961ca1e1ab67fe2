import { expect, it } from 'vitest'
import { files, textOf } from './files.ts'

const DEVELOPMENT =
  /open-in-editor|altClick|page-editor|edit-token|All texts of this page|site\.manifest\.ts|@vite\/client|~sections|kind-callToAction/

it('contains no development code, e.g. the page editor and the gallery of sections', () => {
  const texts = files.filter((name) => /\.(?:html|js|css|json|webmanifest)$/.test(name))
  expect(texts.length).toBeGreaterThan(10)
  const found = texts.flatMap((name) => {
    const word = DEVELOPMENT.exec(textOf(name))
    return word === null ? [] : [`${name}: ${word[0]}`]
  })
  expect(found).toEqual([])
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([])
})
