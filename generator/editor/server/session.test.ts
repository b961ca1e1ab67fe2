import { expect, it } from 'vitest'
import { pageAfter } from './session.ts'

const ADDED = { before: ['/', '/a', '/b'], after: ['/', '/a', '/b', '/a/new'] }

it.each([
  ['the page from which it was added', '/b', '/b'],
  ['the page above it', '/gone', '/a'],
  ['the page above it', undefined, '/a'],
])('opens %s if an undo removes the open page', (_, from, expected) => {
  const change = { paths: ADDED, ...(from !== undefined && { from }) }
  expect(pageAfter('/a/new', change, 'before')).toBe(expected)
})

it('opens the old path if a renaming is undone, and the page above it if it is done again', () => {
  const change = { paths: { before: ['/', '/old'], after: ['/', '/new'] }, from: '/old' }
  expect(pageAfter('/new', change, 'before')).toBe('/old')
  expect(pageAfter('/old', change, 'after')).toBe('/')
})

it('stays on other pages, also on the not-found page', () => {
  expect(pageAfter('/b', { paths: ADDED }, 'before')).toBeUndefined()
  expect(pageAfter('/a/new', { paths: ADDED }, 'after')).toBeUndefined()
  expect(pageAfter('/missing', { paths: ADDED }, 'before')).toBeUndefined()
  expect(pageAfter('/b', undefined, 'after')).toBeUndefined()
})
