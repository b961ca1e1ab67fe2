import { expect, it } from 'vitest'
import { manifestSource } from '../../manifest/locate.ts'
import { createEditHistory, pageAfter, restoredFiles, type AppliedEdit } from './history.ts'

const edit = (text: string): AppliedEdit => ({
  files: [{ path: '/site.manifest.ts', before: '', text }],
  created: undefined,
  paths: { before: [], after: [] },
})

it('undoes edits from the last one, and applies them again in their order', () => {
  const history = createEditHistory()
  history.add(edit('first'))
  history.add(edit('second'))
  expect(history.next('redo')).toBeUndefined()
  expect(history.next('undo')).toEqual(edit('second'))
  history.done('undo')
  expect(history.next('undo')).toEqual(edit('first'))
  history.done('undo')
  expect(history.next('undo')).toBeUndefined()
  expect(history.next('redo')).toEqual(edit('first'))
  history.done('redo')
  expect(history.next('redo')).toEqual(edit('second'))
})

it('forgets undone edits when there is a new one', () => {
  const history = createEditHistory()
  history.add(edit('first'))
  history.add(edit('undone'))
  history.done('undo')
  history.add(edit('new'))
  expect(history.next('redo')).toBeUndefined()
  history.done('undo')
  expect(history.next('undo')).toEqual(edit('first'))
})

const sourceOf = (text: string) =>
  manifestSource([{ path: '/site.manifest.ts', name: 'site.manifest.ts', text, missing: [] }])

it('restores both texts, and nothing if the file has another one', () => {
  const texts = (text: string) => new Map([['site.manifest.ts', text]])
  expect(restoredFiles(sourceOf('two'), edit('two'), 'undo').texts).toEqual(texts(''))
  expect(restoredFiles(sourceOf(''), edit('two'), 'redo').texts).toEqual(texts('two'))
  for (const step of ['undo', 'redo'] as const) {
    expect(() => restoredFiles(sourceOf('two '), edit('two'), step)).toThrow('another program')
    expect(() => restoredFiles(sourceOf(''), undefined, step)).toThrow(`nothing to ${step}`)
  }
})

const ADDED = { before: ['/', '/a', '/b'], after: ['/', '/a', '/b', '/a/new'] }

it.each([
  ['the page from which it was added', '/b', '/b'],
  ['the page above it', '/gone', '/a'],
  ['the page above it', undefined, '/a'],
])('opens %s if an undo removes the open page', (_, from, expected) => {
  const applied = { paths: ADDED, ...(from !== undefined && { from }) }
  expect(pageAfter('/a/new', applied, 'undo')).toBe(expected)
})

it('opens the old path if a renaming is undone, and the page above it if it is done again', () => {
  const applied = { paths: { before: ['/', '/old'], after: ['/', '/new'] }, from: '/old' }
  expect(pageAfter('/new', applied, 'undo')).toBe('/old')
  expect(pageAfter('/old', applied, 'redo')).toBe('/')
})

it('stays on other pages, also on the not-found page', () => {
  expect(pageAfter('/b', { paths: ADDED }, 'undo')).toBeUndefined()
  expect(pageAfter('/a/new', { paths: ADDED }, 'redo')).toBeUndefined()
  expect(pageAfter('/missing', { paths: ADDED }, 'undo')).toBeUndefined()
  expect(pageAfter('/b', undefined, 'redo')).toBeUndefined()
})
