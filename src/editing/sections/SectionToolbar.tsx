import type { KeyboardEvent, PointerEvent } from 'react'
import { moveToolbarFocus } from './moveToolbarFocus.ts'
import classes from './Sections.module.css'
import { ToolbarIcon, type ToolbarIconName } from './ToolbarIcon.tsx'

/** A button of the toolbar. */
export type ToolbarAction = {
  readonly icon: ToolbarIconName
  readonly name: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

type SectionToolbarProps = {
  /** The heading of the section. */
  readonly heading: string
  readonly actions: readonly ToolbarAction[]
  readonly onDragStart: (event: PointerEvent) => void
  /** Alt+ArrowUp (-1) or Alt+ArrowDown (1). */
  readonly onMove: (direction: -1 | 1) => void
}

/**
 * The buttons of a section. The arrow keys, Home and End move between them, and Alt with an arrow key
 * moves the section.
 */
export function SectionToolbar({ heading, actions, onDragStart, onMove }: SectionToolbarProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined
    if (direction !== undefined) onMove(direction)
    if (direction !== undefined || moveToolbarFocus(event.currentTarget, event.key)) {
      event.preventDefault()
    }
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
        onPointerDown={onDragStart}
      >
        <ToolbarIcon name="drag" />
      </span>
      {actions.map(({ icon, name, isDisabled = false, run }, index) => (
        <button
          key={icon}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          data-button={icon}
          aria-label={name}
          title={name}
          aria-disabled={isDisabled}
          onClick={() => {
            if (!isDisabled) run()
          }}
        >
          <ToolbarIcon name={icon} />
        </button>
      ))}
    </div>
  )
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
