import { useRef, useState } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import type { ListChange } from '../../protocol.ts'
import { problemOf, useEditor } from '../editor.ts'
import { boxOf, useLayoutChanges } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { useSectionDrag } from './sectionDrag.ts'
import { SectionPalette } from './SectionPalette.tsx'
import classes from './Sections.module.css'
import { SectionToolbar, type ToolbarAction } from './SectionToolbar.tsx'

/** A toolbar at the top of each section of the page, and the palette of sections. */
export function SectionToolbars() {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  useLayoutChanges()
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  const changes = useSectionChanges()
  const elements = sections.map(({ id }) => document.getElementById(id))
  const boxes = elements.map((element) => element && boxOf(element))
  const { drag, drop, start } = useSectionDrag(
    boxes.filter((box) => box !== null),
    changes.move,
  )
  return (
    <div
      className={`${layerClasses.layer} ${classes.toolbars}`}
      data-dragging={drag && ''}
      data-in-order={isInOrder(elements) || undefined}
    >
      <TopButton onInsert={() => setInsertAt(0)} />
      {sections.map(({ heading }, index) => {
        const box = boxes[index]
        if (!box) return null
        return (
          <div
            key={index}
            className={classes.frame}
            style={box}
            data-section={index}
            data-dragged={drag?.from === index || undefined}
          >
            <SectionToolbar
              heading={heading}
              actions={[
                ...changes.actionsOf(index),
                {
                  icon: 'plus',
                  name: 'Insert a section after this one',
                  run: () => setInsertAt(index + 1),
                },
                {
                  icon: 'settings',
                  name: 'Settings',
                  run: () => panel.openSettings([...list.path, index]),
                },
              ]}
              onDragStart={(event) => start(event, index)}
              onMove={(direction) => changes.move(index, index + direction)}
            />
          </div>
        )
      })}
      {drop !== undefined && (
        <div className={classes.drop} style={{ top: drop.line }} data-drop={drop.to} />
      )}
      {insertAt !== undefined && (
        <SectionPalette
          onInsert={(kind) => changes.insert(kind, insertAt)}
          onClose={() => setInsertAt(undefined)}
        />
      )}
    </div>
  )
}

/** The button that inserts a section above all others, at the end of the page's header. */
function TopButton({ onInsert }: { readonly onInsert: () => void }) {
  const header = document.querySelector('main > header')
  if (header === null) return null
  const { left, top, width, height } = boxOf(header)
  const name = 'Insert a section at the top'
  return (
    <div
      className={classes.frame}
      style={{ left, top: top + height, width, height: 0 }}
      data-section="-1"
      data-top=""
    >
      <button
        type="button"
        className={classes.top}
        data-button="plus"
        aria-label={name}
        title={name}
        onClick={onInsert}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** Sends changes of the sections, one after the other. The focus moves with a section when the page shows the result. */
function useSectionChanges() {
  const { page, change, showResult } = useEditor()
  const { list, sections } = page.sections
  const seen = { list: list.path, version: list.version }
  const last = sections.length - 1
  const isBusy = useRef(false)
  const quoted = (index: number) => `“${sections[index]?.heading}”`

  /** Sends a change. Then a button of the section at `index` gets the focus; of `-1`, the button at the top of the page. */
  async function run(requested: ListChange, index: number, button: string, message: string) {
    if (isBusy.current) return ''
    isBusy.current = true
    const focus = [`[data-in-order] [data-section="${index}"] [data-button=${button}]`]
    const problem = await showResult(change(requested).then(problemOf), { message, focus })
    isBusy.current = false
    return problem
  }

  /** Moves a section, unless it is already the first or the last one. */
  function move(from: number, to: number) {
    if (to < 0 || to > last || from === to) return
    const message = `Moved ${quoted(from)} to position ${to + 1} of ${sections.length}.`
    const button = to < from ? 'arrow-up' : 'arrow-down'
    void run({ kind: 'moveEntry', ...seen, from, to }, to, button, message)
  }

  function duplicate(index: number) {
    const message = `Duplicated ${quoted(index)}.`
    void run({ kind: 'duplicateEntry', ...seen, index }, index + 1, 'copy', message)
  }

  function remove(index: number) {
    const message = `Removed ${quoted(index)}. Undo restores it.`
    const button = last === 0 ? 'plus' : 'trash'
    void run({ kind: 'removeEntry', ...seen, index }, Math.min(index, last - 1), button, message)
  }

  return {
    move,
    /** The buttons that change a section. */
    actionsOf: (index: number): ToolbarAction[] => [
      {
        icon: 'arrow-up',
        name: 'Move up',
        isDisabled: index === 0,
        run: () => move(index, index - 1),
      },
      {
        icon: 'arrow-down',
        name: 'Move down',
        isDisabled: index === last,
        run: () => move(index, index + 1),
      },
      { icon: 'copy', name: 'Duplicate', run: () => duplicate(index) },
      { icon: 'trash', name: 'Remove', run: () => remove(index) },
    ],
    /** Inserts the example of a kind of section. Resolves to the problem, which is empty if it is inserted. */
    insert: (section: string, index: number) =>
      run(
        { kind: 'insertSection', ...seen, index, section },
        index,
        'plus',
        'Inserted. Undo removes it.',
      ),
  }
}

/** Whether the document contains elements in this order. */
const isInOrder = (elements: readonly (Element | null)[]) =>
  elements.every((element, index) => {
    const next = elements[index + 1]
    if (element === null || next === null) return false
    const order = next === undefined ? undefined : element.compareDocumentPosition(next)
    return order === undefined || (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
