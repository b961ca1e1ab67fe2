import { expect, it } from 'vitest'
import { changedFile } from './files.ts'
import { createEditHistory, type AppliedChange } from './history.ts'

const change = (after: string): AppliedChange => ({
  texts: [changedFile('/site.manifest.ts', '', after)],
  created: undefined,
  paths: { before: [], after: [] },
})

it('undoes changes from the last one, and applies them again in their order', () => {
  const history = createEditHistory()
  history.add(change('first'))
  history.add(change('second'))
  expect(history.redoable()).toBeUndefined()
  expect(history.undoable()).toEqual(change('second'))
  history.undone()
  expect(history.undoable()).toEqual(change('first'))
  history.undone()
  expect(history.undoable()).toBeUndefined()
  expect(history.redoable()).toEqual(change('first'))
  history.redone()
  expect(history.redoable()).toEqual(change('second'))
})

it('forgets undone changes when there is a new one', () => {
  const history = createEditHistory()
  history.add(change('first'))
  history.add(change('undone'))
  history.undone()
  history.add(change('new'))
  expect(history.redoable()).toBeUndefined()
  history.undone()
  expect(history.undoable()).toEqual(change('first'))
})
