import { useRovingIndex } from '@mantine/hooks'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { direction } from 'virtual:language'
import { Icon } from '../../../../src/parts/icons.tsx'
import { useEditor } from '../editor.ts'
import { boxOf, useLayoutChanges, type Box } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { SENTENCES } from '../sentences.ts'
import { useSectionChanges, type ToolbarAction } from './sectionChanges.ts'
import { useSectionDrag } from './sectionDrag.ts'
import { CopySection } from './CopySection.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import classes from './Sections.module.css'

/** A toolbar at the top of each section of the page, and the palette of sections. */
export function SectionToolbars() {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  useLayoutChanges()
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  /** The index of the section that is copied to another page. */
  const [copied, setCopied] = useState<number>()
  const changes = useSectionChanges()
  const boxes = sections.map(({ id }) => boxOfFirst(`[id=${JSON.stringify(id)}]`))
  const { drag, drop, start } = useSectionDrag(
    boxes.filter((box) => box !== undefined),
    changes.drop,
  )
  const header = boxOfFirst('main > header')
  return (
    <div
      className={`${layerClasses.layer} ${classes.toolbars}`}
      data-dragging={drag && ''}
      data-in-order={areInOrder(sections) || undefined}
    >
      {header !== undefined && (
        <div
          className={classes.frame}
          style={{ ...header, top: header.top + header.height, height: 0 }}
          data-section="-1"
          data-top=""
        >
          <button
            type="button"
            className={classes.top}
            data-button="plus"
            aria-label={INSERT_AT_TOP}
            title={INSERT_AT_TOP}
            onClick={() => setInsertAt(0)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
      {sections.map(
        ({ heading }, index) =>
          boxes[index] && (
            <div
              key={index}
              className={classes.frame}
              style={boxes[index]}
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
                    icon: 'file-export',
                    name: SENTENCES.copySection.action,
                    run: () => setCopied(index),
                  },
                  {
                    icon: 'settings',
                    name: 'Settings',
                    run: () => panel.openSettings([...list.path, index]),
                  },
                ]}
                onDragStart={(event) => start(event, index)}
                onMove={(direction) => changes.move(index, direction)}
              />
            </div>
          ),
      )}
      {drop !== undefined && (
        <div className={classes.drop} style={{ top: drop.line }} data-drop={drop.to} />
      )}
      {copied !== undefined && (
        <CopySection section={copied} onClose={() => setCopied(undefined)} />
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

const INSERT_AT_TOP = 'Insert a section at the top'

/** Where the first element for a CSS selector is. */
function boxOfFirst(selector: string): Box | undefined {
  const element = document.querySelector(selector)
  return element === null ? undefined : boxOf(element)
}

/** Whether the page shows the sections in this order. */
function areInOrder(sections: readonly { readonly id: string }[]): boolean {
  const ids = sections.map(({ id }) => id)
  const shown = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  return shown.filter((id) => ids.includes(id)).join(' ') === ids.join(' ')
}

type SectionToolbarProps = {
  /** The heading of the section. */
  readonly heading: string
  readonly actions: readonly ToolbarAction[]
  readonly onDragStart: (event: DragEvent) => void
  /** Alt+ArrowUp (-1) or Alt+ArrowDown (1). */
  readonly onMove: (direction: -1 | 1) => void
}

/**
 * The buttons of a section. The arrow keys, Home and End move between them: the button that had the focus is the one
 * that Tab reaches (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Alt with an arrow key moves the section.
 */
function SectionToolbar({ heading, actions, onDragStart, onMove }: SectionToolbarProps) {
  const total = actions.length
  const { getItemProps, setFocusedIndex } = useRovingIndex({ total, dir: direction })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={`Section: ${heading}`}
      className={classes.toolbar}
      onKeyDown={onKeyDown}
    >
      <span
        className={classes.handle}
        title="Drag to move"
        aria-hidden="true"
        draggable
        onDragStart={onDragStart}
      >
        <Icon name="grip-vertical" />
      </span>
      {actions.map(({ icon, name, isDisabled = false, run }, index) => (
        <button
          key={icon}
          type="button"
          {...getItemProps({ index, onClick: () => !isDisabled && run() })}
          data-button={icon}
          aria-label={name}
          title={name}
          aria-disabled={isDisabled}
          onFocus={() => setFocusedIndex(index)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
