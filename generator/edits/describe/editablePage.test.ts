import { expect, it } from 'vitest'
import { labelOf } from './editablePage.ts'

const SECTION = { kind: 'steps', steps: [{ title: 'Talk' }] }
const SITE = { routes: { '/': { sections: [SECTION] } }, redirects: [] }

it.each([
  [4, 'step 2, label of title'],
  [0, 'routes, “/”, section 1, step 2, label of title'],
  [5, 'item 2, label of title'],
])('describes a text in words, from the key %d of its path on', (start, label) => {
  const path = ['routes', '/', 'sections', 0, 'steps', 1, 'title']
  const docOf = (_: unknown, key: string) => ({ label: key === 'title' ? `Label of ${key}` : key })
  expect(labelOf(SITE, path, start, docOf)).toBe(label)
})
