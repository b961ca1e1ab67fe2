import { expect, it } from 'vitest'
import { manifestSource } from '../manifest/locate.ts'
import { createEditHistory, restoredFiles, type AppliedEdit } from './history.ts'

const edit = (text: string): AppliedEdit => ({
  files: [{ path: '/site.manifest.ts', before: '', text }],
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
    expect(() => restoredFiles(sourceOf('two '), edit('two'), step)).toThrow('since then')
    expect(() => restoredFiles(sourceOf(''), undefined, step)).toThrow(`nothing to ${step}`)
  }
})
