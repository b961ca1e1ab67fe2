import { useRef, useState, type PointerEvent } from 'react'
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
  const { page } = useEditor()
  useLayoutChanges()
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  const changes = useSectionChanges()
  const elements = page.sections.sections.map(({ id }) => document.getElementById(id))
  const boxes = elements.map((element) => element && boxOf(element))
  const { drag, drop, start } = useSectionDrag(
    boxes.filter((box) => box !== null),
    changes.drop,
  )
  return (
    <div
      className={`${layerClasses.layer} ${classes.toolbars}`}
      data-dragging={drag && ''}
      data-in-order={isInOrder(elements) || undefined}
    >
      <TopButton onInsert={() => setInsertAt(0)} />
      {boxes.map(
        (box, index) =>
          box !== null && (
            <div
              key={index}
              className={classes.frame}
              style={box}
              data-section={index}
              data-dragged={drag?.from === index || undefined}
            >
              <ToolbarOfSection
                index={index}
                changes={changes}
                onInsert={() => setInsertAt(index + 1)}
                onDragStart={(event) => start(event, index)}
              />
            </div>
          ),
      )}
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

type ToolbarOfSectionProps = {
  readonly index: number
  readonly changes: ReturnType<typeof useSectionChanges>
  /** Opens the palette. */
  readonly onInsert: () => void
  readonly onDragStart: (event: PointerEvent) => void
}

/** The toolbar of the section at an index. */
function ToolbarOfSection({ index, changes, onInsert, onDragStart }: ToolbarOfSectionProps) {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  return (
    <SectionToolbar
      heading={sections[index]?.heading ?? ''}
      actions={[
        ...changes.actionsOf(index),
        { icon: 'plus', name: 'Insert a section after this one', run: onInsert },
        {
          icon: 'settings',
          name: 'Settings',
          run: () => panel.openSettings([...list.path, index]),
        },
      ]}
      onDragStart={onDragStart}
      onMove={(direction) => changes.move(index, direction)}
    />
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

/**
 * Changes of the sections, one after the other. The focus moves with a section when the page shows the result. Sections
 * that several pages share are one element of the list: they move together.
 */
function useSectionChanges() {
  const { page, change, showResult } = useEditor()
  const { list, sections } = page.sections
  const { elements } = list
  const seen = { list: list.path, version: list.version }
  const isBusy = useRef(false)
  const quoted = (section: number) => `“${sections[section]?.heading}”`
  /** The index of the element that contains a section. */
  const elementOf = (section: number) =>
    elements.findIndex(({ first, count }) => section < first + count)

  /** Sends a change. Then a button of the section at `index` gets the focus; of `-1`, the button at the top of the page. */
  async function run(requested: ListChange, index: number, button: string, message: string) {
    if (isBusy.current) return ''
    isBusy.current = true
    const focus = [`[data-in-order] [data-section="${index}"] [data-button=${button}]`]
    const problem = await showResult(change(requested).then(problemOf), { message, focus })
    isBusy.current = false
    return problem
  }

  /** Moves a section to the position of another element. */
  function moveTo(section: number, to: number) {
    const from = elementOf(section)
    if (to < 0 || to >= elements.length || from === to) return
    const isUp = to < from
    const passed = isUp ? elements.slice(to, from) : elements.slice(from + 1, to + 1)
    const distance = passed.reduce((sum, { count }) => sum + count, 0)
    const index = isUp ? section - distance : section + distance
    const message = `Moved ${quoted(section)} to position ${to + 1} of ${elements.length}.`
    const button = isUp ? 'arrow-up' : 'arrow-down'
    void run({ kind: 'moveEntry', ...seen, from, to }, index, button, message)
  }

  const move = (section: number, direction: -1 | 1) =>
    moveTo(section, elementOf(section) + direction)

  return {
    move,
    /** Moves a section to the index of another one. */
    drop: (section: number, target: number) => moveTo(section, elementOf(target)),
    /** The buttons that change a section. */
    actionsOf(section: number): ToolbarAction[] {
      const index = elementOf(section)
      const isShared = elements[index]?.shared !== undefined
      const copy = isShared
        ? {
            name: 'Replace the shared sections with copies',
            message: 'Copied the shared sections.',
          }
        : { name: 'Duplicate', message: `Duplicated ${quoted(section)}.` }
      const isOnly = sections.length === 1
      return [
        {
          icon: 'arrow-up',
          name: 'Move up',
          isDisabled: index === 0,
          run: () => move(section, -1),
        },
        {
          icon: 'arrow-down',
          name: 'Move down',
          isDisabled: index === elements.length - 1,
          run: () => move(section, 1),
        },
        {
          icon: 'copy',
          name: copy.name,
          run: () =>
            void run(
              { kind: isShared ? 'copyEntries' : 'duplicateEntry', ...seen, index },
              isShared ? section : section + 1,
              'copy',
              copy.message,
            ),
        },
        {
          icon: 'trash',
          name: 'Remove',
          isDisabled: isShared,
          run: () =>
            void run(
              { kind: 'removeEntry', ...seen, index },
              Math.min(section, sections.length - 2),
              isOnly ? 'plus' : 'trash',
              `Removed ${quoted(section)}. Undo restores it.`,
            ),
        },
      ]
    },
    /** Inserts the example of a kind of section. Resolves to the problem, which is empty if it is inserted. */
    insert(kind: string, section: number) {
      const index = section === 0 ? 0 : elementOf(section - 1) + 1
      return run(
        { kind: 'insertSection', ...seen, index, section: kind },
        elements[index]?.first ?? sections.length,
        'plus',
        'Inserted. Undo removes it.',
      )
    },
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
