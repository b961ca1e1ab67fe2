import { useMove } from '@mantine/hooks'
import { useRef, type KeyboardEvent } from 'react'
import type { Focus } from './imageChanges.ts'
import classes from './Images.module.css'

type FocusPickerProps = {
  /** The URL of the image. */
  readonly url: string
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

/** The focal point of an image, as a marker: it is set by a click, by dragging, or with the arrow keys. */
export function FocusPicker({ url, focus, onChange }: FocusPickerProps) {
  const marker = useRef<HTMLDivElement>(null)
  const { ref } = useMove<HTMLDivElement>(
    ({ x, y }) => onChange({ x: rounded(x), y: rounded(y) }),
    {
      onScrubStart: () => marker.current?.focus(),
    },
  )
  const [left, top] = [percent(focus.x), percent(focus.y)]
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = DIRECTIONS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    onChange({ x: rounded(focus.x + x * step), y: rounded(focus.y + y * step) })
  }
  return (
    <div className={classes.picker}>
      <div ref={ref} className={classes.stage}>
        <img src={url} alt="" draggable={false} />
        <div
          ref={marker}
          // An input has only one dimension.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={`${left}% from the left, ${top}% from the top`}
          className={classes.marker}
          style={{ left: `${left}%`, top: `${top}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={classes.hint}>
        Click what must stay visible when the image is cropped, or use the arrow keys. Now: {left}%
        from the left, {top}% from the top.
      </p>
    </div>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A fraction with two digits, from 0 to 1. */
const rounded = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100

const percent = (fraction: number) => Math.round(fraction * 100)
