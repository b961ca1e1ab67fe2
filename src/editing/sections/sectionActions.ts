import type { ListChange } from '../lists/listChanges.ts'
import type { ValuePath } from '../valuePath.ts'
import type { EditableSections } from './editableSections.ts'
import type { SectionFocus } from './sectionFocus.ts'
import type { ToolbarAction } from './SectionToolbar.tsx'

type ActionsOptions = {
  readonly run: (change: ListChange, next: SectionFocus) => Promise<unknown>
  /** Opens the palette for an index. */
  readonly onInsert: (index: number) => void
  readonly onSettings: ((path: ValuePath) => void) | undefined
}

/** What the toolbars of the sections do. */
export function sectionActions(
  { list, sections }: EditableSections,
  { run, onInsert, onSettings }: ActionsOptions,
) {
  const seen = { list: list.path, version: list.version }
  const last = sections.length - 1
  const quoted = (index: number) => `“${sections[index]?.heading}”`

  /** Moves a section, unless it is already the first or the last one. */
  function move(from: number, to: number): void {
    if (to < 0 || to > last || from === to) return
    const message = `Moved ${quoted(from)} to position ${to + 1} of ${sections.length}.`
    const button = to < from ? 'up' : 'down'
    void run({ kind: 'moveEntry', ...seen, from, to }, { index: to, button, message })
  }

  function duplicate(index: number): void {
    const message = `Duplicated ${quoted(index)}.`
    const next = { index: index + 1, button: 'duplicate', message }
    void run({ kind: 'duplicateEntry', ...seen, index }, next)
  }

  function remove(index: number): void {
    const message = `Removed ${quoted(index)}. Undo restores it.`
    const next = {
      index: Math.min(index, last - 1),
      button: last === 0 ? 'insert' : 'remove',
      message,
    }
    void run({ kind: 'removeEntry', ...seen, index }, next)
  }

  return {
    move,
    /** The buttons of a section. */
    of: (index: number): ToolbarAction[] => [
      {
        icon: 'up',
        name: 'Move up',
        isDisabled: index === 0,
        run: () => move(index, index - 1),
      },
      {
        icon: 'down',
        name: 'Move down',
        isDisabled: index === last,
        run: () => move(index, index + 1),
      },
      { icon: 'duplicate', name: 'Duplicate', run: () => duplicate(index) },
      { icon: 'remove', name: 'Remove', run: () => remove(index) },
      {
        icon: 'insert',
        name: 'Insert a section after this one',
        run: () => onInsert(index + 1),
      },
      ...(onSettings === undefined
        ? []
        : [
            {
              icon: 'settings' as const,
              name: 'Settings',
              run: () => onSettings([...list.path, index]),
            },
          ]),
    ],
  }
}
