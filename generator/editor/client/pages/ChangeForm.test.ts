import type { PageChange } from '../../protocol.ts'
import { expect, it } from 'vitest'
import { pageAfter } from './ChangeForm.tsx'

const ADD: PageChange = { kind: 'addPage', path: '/a/new', template: 'x', menu: false, links: true }
const RENAME: PageChange = {
  kind: 'renamePage',
  path: '/a/b',
  to: '/c',
  children: true,
  redirect: true,
}
const REMOVE: PageChange = { kind: 'removePage', path: '/a/b', children: false, removeLinks: true }

it.each([
  ['a new page', ADD, '/', '/a/new'],
  ['a renamed page', RENAME, '/', '/c'],
  ['the page below a renamed page that is open', RENAME, '/a/b/d', '/c/d'],
  ['no page after a page is removed', REMOVE, '/a/b', undefined],
])('opens %s', (_, change, open, expected) => {
  expect(pageAfter(change, open)).toBe(expected)
})
