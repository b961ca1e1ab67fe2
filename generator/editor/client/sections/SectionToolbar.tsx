import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import classes from './Sections.module.css'

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
 * The buttons of a section. The arrow keys, Home and End move between them: the button that had the focus is the one
 * that Tab reaches (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Alt with an arrow key moves the section.
 */
export function SectionToolbar({ heading, actions, onDragStart, onMove }: SectionToolbarProps) {
  const [tabStop, setTabStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined
    const button = direction === undefined ? buttonForKey(event) : undefined
    if (direction !== undefined) onMove(direction)
    button?.focus({ preventScroll: true })
    if (direction !== undefined || button !== undefined) event.preventDefault()
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
          tabIndex={index === tabStop ? 0 : -1}
          data-button={icon}
          aria-label={name}
          title={name}
          aria-disabled={isDisabled}
          onFocus={() => setTabStop(index)}
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

/** The button of a toolbar to which a key moves the focus. */
function buttonForKey({ currentTarget, key }: KeyboardEvent<HTMLElement>) {
  const buttons = [...currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const target = {
    ArrowLeft: index - forward,
    ArrowRight: index + forward,
    Home: 0,
    End: buttons.length - 1,
  }[key]
  return target === undefined ? undefined : buttons.at(target % buttons.length)
}

/** The icons of the toolbar, from Tabler Icons. */
const PATHS = {
  drag: 'M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  up: 'M12 5l0 14M18 11l-6 -6M6 11l6 -6',
  down: 'M12 5l0 14M18 13l-6 6M6 13l6 6',
  duplicate:
    'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
  remove:
    'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3',
  insert: 'M12 5l0 14M5 12l14 0',
  image:
    'M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
  settings:
    'M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
} as const

/** The name of an icon of the toolbar. */
type ToolbarIconName = keyof typeof PATHS

/** A decorative icon in the color of the text. */
export function ToolbarIcon({ name }: { readonly name: ToolbarIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
