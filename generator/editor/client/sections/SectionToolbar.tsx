import { useRovingIndex } from '@mantine/hooks'
import type { KeyboardEvent, PointerEvent } from 'react'
import { direction } from 'virtual:language'
import { Icon } from '../../../../src/parts/icons.tsx'
import classes from './Sections.module.css'

/** A button of the toolbar. */
export type ToolbarAction = {
  /** The name of the icon, by which the button is found, too. */
  readonly icon: string
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
 * The buttons of a section. The arrow keys, Home and End move between them: the button that had the focus is the one
 * that Tab reaches (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Alt with an arrow key moves the section.
 */
export function SectionToolbar({ heading, actions, onDragStart, onMove }: SectionToolbarProps) {
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total: actions.length,
    dir: direction,
  })
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
        onPointerDown={onDragStart}
      >
        <Icon name="grip-vertical" />
      </span>
      {actions.map(({ icon, name, isDisabled = false, run }, index) => (
        <button
          key={icon}
          type="button"
          {...getItemProps({
            index,
            onClick: () => {
              if (!isDisabled) run()
            },
          })}
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
