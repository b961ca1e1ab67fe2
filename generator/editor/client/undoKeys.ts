import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { problemOf, useEditor } from './editor.ts'

/**
 * Keys in a field with nothing to undo in it: Ctrl+Z undoes the last change of the site, and Ctrl+Shift+Z or Ctrl+Y
 * does it again. The field keeps the focus.
 *
 * @param field the CSS selector of the field
 */
export function useUndoKeys(field: string) {
  const { page, step, isSaving, showResult } = useEditor()
  const run = (kind: 'undo' | 'redo') => () =>
    void showResult(step(kind).then(problemOf), { focus: [field] })
  const redo = run('redo')
  const undoKeys: HotkeyItem[] = [['mod+Z', run('undo')]]
  const redoKeys: HotkeyItem[] = [
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]
  return getHotkeyHandler([
    ...(page.canUndo || isSaving ? undoKeys : []),
    ...(page.canRedo ? redoKeys : []),
  ])
}
