import { mirrored } from '../../parts/mirrored.ts'
import classes from './PercentBar.module.css'

/** A bar of 100 ticks; `value` percent of them are highlighted. Decorative: the number is text. */
export function PercentBar({ value }: { readonly value: number }) {
  const highlighted = Math.min(Math.max(Math.round(value), 0), 100)
  return (
    <svg
      className={classes.root}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classes.ticks} d={ticks(100)} />
      <path className={classes.highlighted} d={ticks(highlighted)} transform={mirrored(100)} />
    </svg>
  )
}

function ticks(count: number): string {
  return Array.from(
    { length: count },
    (_, tick) => `M${tick + 0.5} ${tick % 10 === 0 ? 0 : 4}V10`,
  ).join('')
}
