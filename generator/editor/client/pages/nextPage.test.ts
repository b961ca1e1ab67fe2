import { expect, it } from 'vitest'
import type { PageChange } from '../../pageProtocol.ts'
import { pathAfter } from './nextPage.ts'

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
  ['the parent of a removed page', REMOVE, '/a/b', '/a'],
  ['the closest page above a removed page', { ...REMOVE, path: '/x/y/z' }, '/x/y/z', '/'],
  ['the page above removed pages', { ...REMOVE, path: '/a', children: true }, '/a/b', '/'],
])('opens %s', (_, change, open, expected) => {
  expect(pathAfter(change, open, ['/', '/a', '/a/b'])).toBe(expected)
})

it('stays on a page that is not removed', () => {
  expect(pathAfter(REMOVE, '/a', ['/', '/a', '/a/b'])).toBeUndefined()
  expect(pathAfter(REMOVE, '/a/b/d', ['/', '/a', '/a/b'])).toBeUndefined()
})
