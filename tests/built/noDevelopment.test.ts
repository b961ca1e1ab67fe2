import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DIST, files } from './files.ts'

it('contains no development code', () => {
  const texts = files.filter((name) => /\.(?:html|js|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(10)
  const found = texts.flatMap((name) => {
    const text = readFileSync(path.join(DIST, name), 'utf8')
    const words =
      /open-in-editor|altClick|page-editor|edit-token|All texts of this page|site\.manifest\.ts|@vite\/client/.exec(
        text,
      )
    return words === null ? [] : [`${name}: ${words[0]}`]
  })
  expect(found).toEqual([])
})
