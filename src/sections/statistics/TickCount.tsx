import classes from './TickCount.module.css'

const MAX_TICKS = 60
const TICKS_PER_GROUP = 5

/**
 * One tick for each unit of a whole number from 1 to 60, in groups of five. Renders nothing for
 * other numbers. Decorative: the number is text.
 */
export function TickCount({ value }: { readonly value: number }) {
  if (!Number.isInteger(value) || value < 1 || value > MAX_TICKS) return null
  return (
    <span className={classes.root} aria-hidden="true">
      {Array.from({ length: Math.ceil(value / TICKS_PER_GROUP) }, (_, group) => (
        <svg key={group} className={classes.group} viewBox="0 0 20 16" focusable="false">
          <path d={ticks(Math.min(value - group * TICKS_PER_GROUP, TICKS_PER_GROUP))} />
        </svg>
      ))}
    </span>
  )
}

const ticks = (count: number) =>
  Array.from({ length: count }, (_, tick) => `M${tick * 4 + 1} 0V16`).join('')
