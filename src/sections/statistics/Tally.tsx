import classes from './Tally.module.css'

/** Above this, single marks can no longer be counted. */
const COUNTABLE = 60

/** A mark for each one that is counted, in fives. Nothing for large numbers. Decoration: the figure is text. */
export function Tally({ value }: { readonly value: number }) {
  if (!Number.isInteger(value) || value < 1 || value > COUNTABLE) return null
  return (
    <span className={classes.root} aria-hidden="true">
      {Array.from({ length: Math.ceil(value / 5) }, (_, group) => (
        <svg key={group} className={classes.five} viewBox="0 0 20 16" focusable="false">
          <path d={marks(Math.min(value - group * 5, 5))} />
        </svg>
      ))}
    </span>
  )
}

const marks = (count: number) =>
  Array.from({ length: count }, (_, mark) => `M${mark * 4 + 1} 0V16`).join('')
